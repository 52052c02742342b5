import { precompress } from './precompress.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the built site.');
console.log(`${await precompress(folder)} files have compressed copies.`);
