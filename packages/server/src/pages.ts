import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_CACHE_CONTROL } from './delivery.ts';
import { encodingFor } from './encodings.ts';
import { wantsMarkdown } from './markdown-pages.ts';
import type { Site, SiteFile } from './site.ts';

/** The static site: pages and files, redirects to canonical addresses, each locale's not-found page. */
export function pages(app: FastifyInstance): void {
  app.get('/*', (request, reply) => {
    const site = request.build.site as Site; // there is no such route with API_ONLY
    const [path, query] = splitAddress(request.raw.url ?? '/');
    const file = site.files.get(path);
    if (file) return sendFile(request, reply, file);
    const redirect = site.redirects.get(path);
    // The target is the site's spelling of the address, never the client's, so open redirects are impossible.
    if (redirect)
      return reply
        .code(redirect.status)
        .header('location', redirect.location + query)
        .send();
    return sendNotFound(request, reply, site);
  });
}

function splitAddress(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return [decodeURIComponent(path), mark < 0 ? '' : url.slice(mark)];
}

/** Negotiates HTML or Markdown for a page; other files are sent unchanged. */
function sendFile(request: FastifyRequest, reply: FastifyReply, page: SiteFile): FastifyReply {
  const markdown = page.markdown && wantsMarkdown(request.raw) ? page.markdown : null;
  const file = markdown?.file ?? page;
  reply.header('cache-control', file.cacheControl).header('etag', file.etag);
  if (markdown) reply.header('content-location', markdown.address);
  if (file.link) reply.header('link', file.link);
  const vary = [...(file.br || file.gzip ? ['Accept-Encoding'] : []), ...(page.markdown ? ['Accept'] : [])];
  if (vary.length > 0) reply.header('vary', vary.join(', '));
  if (file.forTools) reply.header('access-control-allow-origin', '*');
  const known = request.headers['if-none-match'];
  if (known && matches(known, file.etag)) return reply.code(304).send();
  return sendBody(request, reply, file);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('content-type', file.type);
  const encoding = encodingFor(request.raw);
  const copy = encoding === 'identity' ? null : file[encoding];
  return copy ? reply.header('content-encoding', encoding).send(copy) : reply.send(file.body);
}

function matches(known: string, etag: string): boolean {
  if (known.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === bare);
}

/** The not-found page of the locale that the path belongs to. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  reply.code(404).header('cache-control', NOT_FOUND_CACHE_CONTROL);
  const [path] = splitAddress(request.raw.url ?? '/');
  const home = site.homes.find((one) => one !== '/' && `${path}/`.startsWith(one)) ?? '/';
  const page = site.notFound.get(home) ?? site.notFound.get('/');
  const isAsset = /^(assets|img)\//.test(path.slice(home.length));
  if (isAsset || !page) return reply.type('text/plain; charset=utf-8').send('There is no such file.\n');
  if (page.br || page.gzip) reply.header('vary', 'Accept-Encoding');
  return sendBody(request, reply, page);
}
