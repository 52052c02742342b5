import { writeHostFiles } from './write.ts';

const [dir] = process.argv.slice(2);
if (!dir) throw new Error('Name the folder of the built site.');
await writeHostFiles(dir);
