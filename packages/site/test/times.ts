/** How often a test tries random inputs: `npm test` a fifth, `npm run test:all` as often as given. */
export const times = (count: number): number => (process.env.TEST_ALL ? count : count / 5);
