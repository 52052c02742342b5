// What only the tests of the packages and pages need.
export { identifiers } from './identifiers.ts';
export { validateResponse, validateSolution, validateTask } from './validate.ts';
