import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that can change a built page or a file that the build writes for other hosts. */
export const SOURCES = [
  'website',
  'packages/contract',
  'packages/search/src',
  'packages/site/src',
  'packages/server/src/static-hosts',
  // Imported by static-hosts and precompress.
  'packages/server/src/headers.ts',
  'packages/server/src/delivery.ts',
  'packages/server/src/precompress.ts',
  'packages/server/src/precompress-main.ts',
  'packages/server/src/site.ts',
  'packages/server/src/markdown-pages.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Installed, built, private (the generator's caches begin with a dot), or without effect on the pages. */
const NOT_SOURCES = /^(node_modules|build|\..*|README\.md|.*\.test\.tsx?)$/;

/** The environment variables of the build. The types in website/environment.ts allow it to read only these. */
export const BUILD_VARIABLES = /** @type {const} */ ([
  'CSP_SOURCES',
  'DOCS_DATA_URL',
  'PRICES',
  'SEARCH_API_KEY',
  'SEARCH_APP_ID',
  'SEARCH_HOSTS',
  'SEARCH_INDEX',
  'SITE_URL',
  'SUPPORT_MESSENGER_SRC',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_ORIGIN',
  'USER_AGENT',
]);

/**
 * Same inputs, same hash. Uses content instead of modification times, because a fresh checkout makes every file new.
 * @param {string} root
 * @param {Record<string, string | undefined>} [variables]
 * @param {string[]} [more] additional sources of the caller
 * @param {RegExp} [except] paths that do not matter to the caller
 */
export function hashInputs(root, variables = process.env, more = [], except = /^$/) {
  const hash = createHash('sha256');
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${variables[name]?.trim() ?? ''}\0`);
  for (const source of [...SOURCES, ...more])
    if (existsSync(join(root, source))) addToHash(hash, root, source, except);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 * @param {RegExp} except
 */
function addToHash(hash, root, path, except) {
  if (except.test(path)) return;
  const entries = listFolder(join(root, path));
  if (!entries) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  }
  for (const name of entries) {
    if (!NOT_SOURCES.test(name)) addToHash(hash, root, `${path}/${name}`, except);
  }
}

/** @param {string} path */
function listFolder(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return null;
  }
}
