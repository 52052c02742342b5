import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('Name the folders of the built site.');
const cache = fileURLToPath(new URL('../../../node_modules/.cache/precompress', import.meta.url));
for (const folder of folders) {
  const { files, compressed } = await precompress(folder, cache);
  console.log(`${files} files have compressed copies, ${compressed} of them new.`);
}
