import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

const [dir] = process.argv.slice(2);
if (!dir) throw new Error('Name the folder of the built site.');
const cache = fileURLToPath(new URL('../../../node_modules/.cache/precompress', import.meta.url));
const { files, compressed } = await precompress(dir, cache);
console.log(`${files} files have compressed copies, ${compressed} of them new.`);
