// node --import tsx scripts/lib/finish-site.ts <folder>: adds the compiled server and the files for other hosts to a site.
import { join } from 'node:path';
import { compileServer } from '../../packages/server/compile.ts';
import { writeHostFiles } from '../../packages/server/src/static-hosts/write.ts';

const [site] = process.argv.slice(2);
if (!site) throw new Error('Name the folder of the site.');
await compileServer(join(site, '.server'));
await writeHostFiles(site);
