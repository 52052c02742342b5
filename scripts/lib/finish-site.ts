// node --import tsx scripts/lib/finish-site.ts <folder>: adds the compiled server and the files for other hosts to a site.
import { join } from 'node:path';
import { compileServer } from '../../packages/server/compile.ts';
import { writeHeadersFile } from '../../packages/server/src/static-hosts/headers-file.ts';

const [site] = process.argv.slice(2);
if (!site) throw new Error('Name the folder of the site.');
await compileServer(join(site, '.server'));
await writeHeadersFile(site);
