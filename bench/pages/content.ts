import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brand } from '@docs/site/brand';
import { load } from 'js-yaml';
import * as sidebars from '../../website/sidebars.ts';

/** The English pages and their sidebar, in a form that any generator can use. */
export interface Content {
  name: string;
  pages: Page[];
  sidebar: Entry[];
}

export interface Page {
  /** `docs/captchas/turnstile-task`; in lower case, because Starlight lowercases addresses. */
  path: string;
  title: string;
  /** In the sidebar. */
  label: string;
  description: string;
  /** Plain Markdown without the title. */
  body: string;
}

export type Entry = Page | Section;

export interface Section {
  label: string;
  /** Begins with the section's own page. */
  items: Entry[];
}

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url));

/** Reads the Markdown pages of the built site, in which custom tags are already tables, code and text. */
export async function readContent(): Promise<Content> {
  const pages: Page[] = [];
  const read = async (item: unknown): Promise<Entry> => {
    const id = typeof item === 'string' ? item : (item as { id?: string }).id;
    if (id) {
      const page = await readPage(id);
      pages.push(page);
      return page;
    }
    const { label, link, items } = item as { label: string; link?: { id: string }; items: unknown[] };
    const section: Section = { label, items: [] };
    for (const one of link ? [link.id, ...items] : items) section.items.push(await read(one));
    return section;
  };
  const sidebar: Entry[] = [];
  for (const item of Object.values(unwrap(sidebars)).flat()) sidebar.push(await read(item));
  return { name: brand.name, pages, sidebar };
}

/** The website's files are CommonJS to Node, which wraps their default export once more. */
function unwrap(module: object): object {
  return 'default' in module ? unwrap(module.default as object) : module;
}

async function readPage(id: string): Promise<Page> {
  const path = `docs/${id.replace(/\/index$/, '')}`;
  const source = `${WEBSITE}/build/${path}.md`;
  if (!existsSync(source)) {
    throw new Error(
      `The built site has no ${path}.md, which the peers' pages are made of: run "npm run build" first.`,
    );
  }
  const page = parseMarkdownPage(await readFile(source, 'utf8'));
  const { sidebar_label } = frontMatter(await readFile(`${WEBSITE}/docs/${id}.mdx`, 'utf8'));
  return { ...page, path: path.toLowerCase(), label: sidebar_label ?? page.title };
}

export function parseMarkdownPage(text: string): Omit<Page, 'path' | 'label'> {
  const { title = '', description = '' } = frontMatter(text);
  const body = text.replace(FRONT_MATTER, '').replace(/^\s*# .*\n/, '');
  return { title, description, body: body.trim() };
}

/**
 * Rewrites links between the pages to the peer's form. Plain Markdown has no anchors inside a page, so links lead to
 * the page itself.
 */
export function relink(body: string, pages: readonly Page[], address: (page: Page) => string): string {
  const known = new Map(pages.map((page) => [page.path, page]));
  return body.replace(/\]\((https:[^)\s]+)\)/g, (link, target: string) => {
    const { origin, pathname } = new URL(target);
    const path = pathname.slice(1).replace(/\/$/, '').toLowerCase();
    const page = origin === brand.hosts.docs ? known.get(path) : undefined;
    return page ? `](${address(page)})` : link;
  });
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

function frontMatter(text: string): Record<string, string | undefined> {
  return (load(FRONT_MATTER.exec(text)?.[1] ?? '') ?? {}) as Record<string, string | undefined>;
}
