import { posix } from 'node:path';
import { STRICT_TRANSPORT } from '../headers.ts';
import type { Site, SiteFile } from '../site.ts';

/**
 * `_headers`, the form that Netlify and Cloudflare Pages read. Both apply every rule that matches, and one of them joins
 * the values of a header that two rules name; so no two rules here name the same header for the same path. What is left
 * unsaid, that pages are revalidated each time, is the habit of both.
 */
export function headersFile(site: Site): string {
  const files = [...site.files].filter(([address]) => posix.extname(address) !== '');
  const rules = [
    // These hosts always use TLS, so strict transport can be sent always.
    rule('/*', { ...site.headers, ...STRICT_TRANSPORT }),
    ...keptFolders(files).map(([folder, file]) => rule(`${folder}*`, { 'cache-control': file.cacheControl })),
    ...forTools(files).map(([extension, file]) =>
      rule(`/*${extension}`, { 'content-type': file.type, 'access-control-allow-origin': '*' }),
    ),
    ...site.homes.flatMap((home) => {
      // A line per page would be too many: these say what all pages of a language have in common.
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

/** Folders whose files may all be kept for the same time without asking again. */
function keptFolders(files: Entry[]): Entry[] {
  const folders = new Map<string, SiteFile>();
  const mixed = new Set<string>();
  for (const [address, file] of files) {
    const folder = /^(?:\/[^/]+)??\/(?:assets|img)\//.exec(address)?.[0] ?? '';
    if (!folder) continue;
    if ((folders.get(folder) ?? file).cacheControl !== file.cacheControl) mixed.add(folder);
    folders.set(folder, file);
  }
  return [...folders].filter(([folder]) => !mixed.has(folder));
}

function forTools(files: Entry[]): Entry[] {
  const texts = files.filter(([, file]) => file.forTools);
  return [...new Map(texts.map(([address, file]) => [posix.extname(address), file]))];
}
