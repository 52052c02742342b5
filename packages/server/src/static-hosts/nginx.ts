import { posix } from 'node:path';
import { deliveryOf, NOT_FOUND_CACHE_CONTROL } from '../delivery.ts';
import { STRICT_TRANSPORT } from '../headers.ts';
import type { Site, SiteFile } from '../site.ts';

const WRITTEN =
  '# Written by the build from the tables that the docs server itself answers from; see deploy/nginx.conf.\n';

/** For `http { }`: canonical addresses, and values that depend on the path or the status. */
export function nginxMaps(site: Site): string {
  const redirects = (status: number) =>
    Object.fromEntries(
      [...site.redirects]
        .filter(([, redirect]) => redirect.status === status)
        .map(([address, redirect]) => [address, redirect.location]),
    );
  return [
    WRITTEN,
    'map_hash_max_size 8192;\nmap_hash_bucket_size 512;\n',
    map('$uri', '$docs_moved', redirects(301)),
    map('$uri', '$docs_found', redirects(302)),
    // Dot folders, compressed copies and files for other hosts are not part of the site.
    map('$uri', '$docs_hidden', { '~/\\.(?!well-known/)': '1', '~\\.(br|gz)$': '1', '~^/_headers$': '1' }),
    // nginx resolves dots and the file system merges slashes, but to the server such an address is a different one.
    map('$request_uri', '$docs_misspelt', {
      '~*^[^?]*(/|%2f)(/|%2f)': '1',
      '~*^[^?]*(/|%2f)(\\.|%2e){1,2}(/|%2f|\\?|$)': '1',
    }),
    // Requests that the server must compute. deploy/nginx.conf limits them separately from files.
    map('$uri', '$docs_caller', { '~^/(1|mcp|sandbox)(/|$)': '$binary_remote_addr' }),
    map('$uri', '$docs_cache_of_path', {
      default: deliveryOf('page.html').cacheControl,
      '~^(/[^/]+)?/assets/': deliveryOf('assets/x.js').cacheControl,
      [extensions(site, (type) => /^(image|font)\//.test(type))]: deliveryOf('x.svg').cacheControl,
    }),
    map('$status', '$docs_cache', {
      default: '$docs_cache_of_path',
      301: '',
      302: '',
      404: NOT_FOUND_CACHE_CONTROL,
      405: 'no-store',
      429: 'no-store',
    }),
    map('$uri', '$docs_readers', { [extensions(site, (_type, { forTools }) => forTools)]: '*' }),
    map(
      '$docs_path',
      '$docs_link',
      Object.fromEntries(linked(site).map(([address, { link }]) => [address, link])),
    ),
    map(
      '$docs_path',
      '$docs_vary',
      Object.fromEntries(linked(site).map(([address, { markdown }]) => [address, markdown ? 'Accept' : ''])),
    ),
    map('$http_accept', '$docs_negotiated', { '~*text/(markdown|\\*)': '1' }),
    map('$status', '$docs_allow', { 405: 'GET, HEAD' }),
    map('$scheme', '$docs_strict_transport', { https: STRICT_TRANSPORT['strict-transport-security'] }),
  ].join('\n');
}

/** For `server { }`, which must contain `listen`, `root` and, if it terminates TLS, the certificates. */
export function nginxServer(site: Site): string {
  const types = [...typesOf(site)].map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};\n`);
  const homes = [...site.homes].reverse();
  const prefixes = homes.filter((home) => home !== '/').map((home) => home.slice(0, -1));
  return [
    WRITTEN,
    LIMITS,
    `types {\n${types.join('')}}\ndefault_type application/octet-stream;\n`,
    `location ~ ^/(1|data|mcp|sandbox|healthz)(/|$) {\n${PROXY}}\n\nlocation @docs_server {\n${PROXY}}\n`,
    ...homes.map((home) => staticLocation(site, home, `${home}404.html`)),
    ...homes.map(
      (home) =>
        `location = ${home}404.html {\n${headers(site)}  internal;\n  error_page 404 ${home}404.html;\n}\n`,
    ),
    // The server keeps the hashed files of the previous build for a while.
    staticLocation(site, `~ ^(${prefixes.join('|')})?/(assets|img)/`, '@docs_server'),
    `location @docs_busy {\n${headers(site)}  add_header retry-after 1 always;\n  types { }\n  default_type "text/plain; charset=utf-8";\n  return 429 "Too many requests: try again in a second.\\n";\n}\n`,
  ].join('\n');
}

const LIMITS = `server_tokens off;
absolute_redirect off;
merge_slashes off;
client_max_body_size 64k;
client_header_timeout 10s;
client_body_timeout 15s;
send_timeout 20s;
large_client_header_buffers 4 16k;
gzip_static on;
gzip_vary on;
brotli_static on;
`;

/** Searches are read-only, so if a process dies without responding, the next process gets the search. */
const PROXY = `  proxy_pass http://docs_server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_buffering off;
  proxy_next_upstream error timeout non_idempotent;
  error_page 429 @docs_busy;
`;

/** Requests that may prefer Markdown are passed to the server, which negotiates by q-values. */
function staticLocation(site: Site, match: string, notFound: string): string {
  return `location ${match} {
${headers(site)}  error_page 404 ${notFound.startsWith('@') ? `= ${notFound}` : notFound};
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  error_page 429 @docs_busy;
  if ($docs_hidden) { return 404; }
  if ($docs_misspelt) { return 404; }
  if ($docs_moved) { return 301 $docs_moved$is_args$args; }
  if ($docs_found) { return 302 $docs_found$is_args$args; }
  if ($docs_negotiated) { return 418; }
  error_page 418 = @docs_server;
  set $docs_path $uri;
  try_files $uri/index.html $uri =404;
}
`;
}

function linked(site: Site): [address: string, file: SiteFile & { link: string }][] {
  return [...site.files].flatMap(([address, file]) =>
    file.link ? [[address, { ...file, link: file.link }]] : [],
  );
}

function headers(site: Site): string {
  const all = {
    ...site.headers,
    'strict-transport-security': '$docs_strict_transport',
    'cache-control': '$docs_cache',
    'access-control-allow-origin': '$docs_readers',
    allow: '$docs_allow',
    link: '$docs_link',
    vary: '$docs_vary',
  };
  return Object.entries(all)
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

function map(from: string, to: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(
    ([value, result]) => `  ${value === 'default' ? value : quoted(value)} ${quoted(result)};\n`,
  );
  return `map ${from} ${to} {\n${lines.join('')}}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function typesOf(site: Site): Map<string, string> {
  const types = new Map([['.html', deliveryOf('page.html').type]]);
  for (const [address, { type }] of site.files) {
    if (posix.extname(address)) types.set(posix.extname(address), type);
  }
  return types;
}

function extensions(
  site: Site,
  wanted: (type: string, delivery: ReturnType<typeof deliveryOf>) => boolean,
): string {
  const chosen = [...typesOf(site)].filter(([extension, type]) => wanted(type, deliveryOf(`x${extension}`)));
  return `~(${chosen.map(([extension]) => extension.replace('.', '\\.')).join('|')})$`;
}
