import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../site.ts';
import { headersFile } from './headers-file.ts';

/** Adds the file to a built site that static hosts need to send the same headers as this server. */
export async function writeHostFiles(dir: string): Promise<void> {
  await writeFile(join(dir, '_headers'), headersFile(await loadSite(dir)));
}
