import { lookup } from 'mrmime';

/** How a file of the site is sent. Depends only on the path, so that static hosts can do the same. */
export interface Delivery {
  type: string;
  cacheControl: string;
  /** Files that programs fetch, including from pages of other origins: the contract, Markdown, feeds, lists. */
  forTools: boolean;
}

export const NOT_FOUND_CACHE_CONTROL = 'no-cache';

/** @param path relative to the site's folder: `ru/docs/news/index.html` */
export function deliveryOf(path: string): Delivery {
  const type = contentType(path);
  return { type, cacheControl: cacheControl(path, type), forTools: FOR_TOOLS.test(type) };
}

const FOR_TOOLS = /^(text\/(markdown|plain|yaml|xml)|application\/(atom\+xml|xml|json))/;

function contentType(path: string): string {
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream');
  return /^text\/|json$|xml$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

function cacheControl(path: string, type: string): string {
  // The generator puts a hash of the content into every name under assets/.
  if (/^([^/]+\/)?assets\//.test(path)) return 'public, max-age=31536000, immutable';
  if (/^(image|font)\//.test(type)) return 'public, max-age=3600';
  return 'public, max-age=0, must-revalidate';
}
