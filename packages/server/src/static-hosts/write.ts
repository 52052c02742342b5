import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../site.ts';
import { headersFile } from './headers-file.ts';
import { nginxMaps, nginxServer } from './nginx.ts';

/** Adds the files to a built site that other hosts need to respond like this server. */
export async function writeHostFiles(dir: string): Promise<void> {
  const site = await loadSite(dir);
  await mkdir(join(dir, '.nginx'), { recursive: true });
  await writeFile(join(dir, '_headers'), headersFile(site));
  await writeFile(join(dir, '.nginx/maps.conf'), nginxMaps(site));
  await writeFile(join(dir, '.nginx/server.conf'), nginxServer(site));
}
