import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { MAIN_DOC } from '@docs/site/addresses';
import { OperatorError } from '@docs/site/variables';
import { type Delivery, deliveryOf } from './delivery.ts';
import { readDocumentHeaders, SECURITY_HEADERS } from './headers.ts';
import { readJson } from './json-file.ts';
import { linkMarkdown } from './markdown-pages.ts';

export interface SiteFile extends Delivery {
  etag: string;
  body: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** The same page as Markdown. */
  markdown?: { address: string; file: SiteFile };
  /** The value of its `Link` header. */
  link?: string | undefined;
}

export interface Redirect {
  status: 301 | 302;
  location: string;
}

/**
 * The built pages, in memory by decoded address. Only files in these maps exist, so no spelling of a path can reach
 * another file, and replacing the build on disk does not affect the pages being served.
 */
export interface Site {
  /** Same content, same id, so that processes behind one port can be compared. */
  id: string;
  /** Home addresses, default locale first: `/`, `/ru/`, … */
  homes: string[];
  files: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, Redirect>;
  /** Not-found page by home address. */
  notFound: ReadonlyMap<string, SiteFile>;
  /** For every response: our own headers, overridden by those of the build, such as its content security policy. */
  headers: Readonly<Record<string, string>>;
}

export async function loadSite(dir: string): Promise<Site> {
  const paths = await listFiles(dir);
  if (!paths.includes('index.html'))
    throw new OperatorError('The build has no index.html: run "npm run build" again.');
  const homes = [
    '/',
    ...paths.filter((path) => /^[^/]+\/404\.html$/.test(path)).map((path) => `/${path.split('/')[0]}/`),
  ];
  const routes = await readRoutes(dir);
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, Redirect>();
  const notFound = new Map<string, SiteFile>();
  const present = new Set(paths);

  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && present.has(path.replace(/\.(br|gz)$/, ''))) continue;
    const file = await readSiteFile(dir, path, present);
    const folder = `/${posix.dirname(path) === '.' ? '' : `${posix.dirname(path)}/`}`;
    const name = posix.basename(path);
    if (name === '404.html' && homes.includes(folder)) {
      notFound.set(folder, file);
    } else if (name === 'index.html') {
      const slashed = homes.includes(folder) || routes.has(folder);
      const bare = folder.slice(0, -1);
      const canonical = slashed ? folder : bare;
      files.set(canonical, file);
      redirects.set(`${folder}index.html`, { status: 301, location: encodeURI(canonical) });
      const other = slashed ? bare : folder;
      if (other) redirects.set(other, { status: 301, location: encodeURI(canonical) });
    } else {
      files.set(`/${path}`, file);
    }
  }
  for (const home of homes) redirectDocsRoot(home, files, redirects);
  linkMarkdown(homes, files);
  return {
    id: identify(files),
    homes,
    files,
    redirects,
    notFound,
    headers: { ...SECURITY_HEADERS, ...(await readDocumentHeaders(dir)) },
  };
}

/**
 * The server reads dot folders (search indexes, routes, headers) but never serves them. `_headers` is for static hosts.
 * Only `.well-known/` is public (RFC 8615). Symbolic links are not followed.
 */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\.|^_headers$/.test(path.replace(/^\.well-known\//, '')))
    .sort();
}

/** The canonical addresses from the generator, one file per locale. Absent in hand-made sites. */
async function readRoutes(dir: string): Promise<Set<string>> {
  const folder = join(dir, '.routes');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const routes = await Promise.all(names.map((name) => parseRoutes(dir, `.routes/${name}`)));
  return new Set(routes.flat());
}

async function parseRoutes(dir: string, path: string): Promise<string[]> {
  const { routes } = await readJson<{ routes: unknown }>(dir, path);
  if (Array.isArray(routes) && routes.every((route) => typeof route === 'string')) return routes;
  throw new OperatorError(`${path} is not a list of routes: run "npm run build" again.`);
}

async function readSiteFile(dir: string, path: string, present: Set<string>): Promise<SiteFile> {
  const compressed = async (suffix: string) =>
    present.has(path + suffix) ? readFile(join(dir, path + suffix)) : null;
  const [body, br, gzip] = await Promise.all([
    readFile(join(dir, path)),
    compressed('.br'),
    compressed('.gz'),
  ]);
  return {
    ...deliveryOf(path),
    // Weak, because the uncompressed and the two compressed versions share one ETag.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    br,
    gzip,
  };
}

function redirectDocsRoot(
  home: string,
  files: Map<string, SiteFile>,
  redirects: Map<string, Redirect>,
): void {
  if (!files.has(home + MAIN_DOC)) return;
  for (const address of [`${home}docs`, `${home}docs/`, `${home}docs/index.html`]) {
    files.delete(address);
    redirects.set(address, { status: 302, location: home + MAIN_DOC });
  }
}

function identify(files: ReadonlyMap<string, SiteFile>): string {
  const hash = createHash('sha256');
  for (const [address, file] of files) hash.update(`${address} ${file.etag}\n`);
  return hash.digest('hex').slice(0, 16);
}
