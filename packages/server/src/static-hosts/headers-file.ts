import { writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { deliveryOf } from '../delivery.ts';
import { STRICT_TRANSPORT } from '../headers.ts';
import { loadSite, type Site, type SiteFile } from '../site.ts';

/** Adds the file to a built site that static hosts need to send the same headers as this server. */
export async function writeHeadersFile(dir: string): Promise<void> {
  await writeFile(join(dir, '_headers'), headersFile(await loadSite(dir)));
}

/**
 * `_headers`, the format of Netlify and Cloudflare Pages. Both apply every matching rule, and one of them joins the
 * values if two rules set the same header, so no two rules here set the same header for the same path. There is no rule
 * for revalidating pages each time, because that is the default of both.
 */
export function headersFile(site: Site): string {
  const files = [...site.files].filter(([address]) => posix.extname(address) !== '');
  const rules = [
    // These hosts always use TLS, so strict transport can always be sent.
    rule('/*', { ...site.headers, ...STRICT_TRANSPORT }),
    ...site.homes.flatMap((home) =>
      ['assets', 'img'].map((folder) =>
        rule(`${home}${folder}/*`, { 'cache-control': deliveryOf(`${folder}/file.png`).cacheControl }),
      ),
    ),
    ...forTools(files).map(([extension, file]) =>
      rule(`/*${extension}`, { 'content-type': file.type, 'access-control-allow-origin': '*' }),
    ),
    ...site.homes.flatMap((home) => {
      // One rule per page would be too many, so these have only the links that all pages of a language share.
      const link = site.files.get(`${home}search`)?.link;
      return link ? [home, `${home}docs/*`].map((path) => rule(path, { link })) : [];
    }),
  ];
  return `# Written by the build: what the docs server sends, for hosts that read this file.\n${rules.join('')}`;
}

type Entry = [address: string, file: SiteFile];

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `\n${path}\n${lines.join('')}`;
}

function forTools(files: Entry[]): Entry[] {
  const texts = files.filter(([, file]) => file.forTools);
  return [...new Map(texts.map(([address, file]) => [posix.extname(address), file]))];
}
