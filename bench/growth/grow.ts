import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Entry, Page } from '../pages/content.ts';
import { isPage } from '../pages/peers/peer.ts';

const folderOf = (copy: number) => `copy-${copy}`;
const copiesOf = (factor: number) => Array.from({ length: factor - 1 }, (_, position) => position + 2);

/** Multiplies the pages in our site's sources. Each copy is a category of its own, with different words. */
export function growSources(website: string, factor: number): void {
  const docs = join(website, 'docs');
  const originals = readdirSync(docs);
  for (const copy of copiesOf(factor)) {
    for (const name of originals) {
      cpSync(join(docs, name), join(docs, folderOf(copy), name), { recursive: true });
    }
    for (const path of readdirSync(join(docs, folderOf(copy)), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.mdx')) continue;
      const file = join(docs, folderOf(copy), path);
      const text = changeWords(readFileSync(file, 'utf8'), copy);
      writeFileSync(file, text.replace(/^slug: /m, `slug: /${folderOf(copy)}`));
    }
  }
  const file = join(website, 'sidebars.ts');
  const grown = `
type Doc = string | { type: string; id: string };
type Item = Doc | { type: string; label: string; link: { type: string; id: string }; items: Item[] };
const inCopy = (item: Item, folder: string): Item =>
  typeof item === 'string'
    ? \`\${folder}/\${item}\`
    : 'id' in item ? { ...item, id: \`\${folder}/\${item.id}\` } : { ...item, link: { ...item.link, id: \`\${folder}/\${item.link.id}\` }, items: item.items.map((one) => inCopy(one, folder)) };
const originals = [...(sidebars.documentation as Item[])];
for (const folder of ${JSON.stringify(copiesOf(factor).map(folderOf))}) {
  const [main, ...items] = originals.map((item) => inCopy(item, folder));
  (sidebars.documentation as unknown[]).push({ type: 'category', label: folder, link: { type: 'doc', id: main }, items });
}
`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^export default/m, `${grown}\nexport default`));
}

/** The same for the peers. */
export function growContent(content: Content, factor: number): Content {
  const inCopy = (page: Page, copy: number): Page => ({
    ...page,
    path: page.path.replace('docs/', `docs/${folderOf(copy)}/`),
    body: changeWords(page.body, copy),
  });
  const entryInCopy = (entry: Entry, copy: number): Entry =>
    isPage(entry)
      ? inCopy(entry, copy)
      : { label: entry.label, items: entry.items.map((one) => entryInCopy(one, copy)) };
  const copies = copiesOf(factor);
  return {
    ...content,
    pages: [...content.pages, ...copies.flatMap((copy) => content.pages.map((page) => inCopy(page, copy)))],
    sidebar: [
      ...content.sidebar,
      ...copies.map((copy) => ({
        label: folderOf(copy),
        items: content.sidebar.map((entry) => entryInCopy(entry, copy)),
      })),
    ],
  };
}

/** Changes every third long word of the text. Code, tags, links, headings and the front matter stay the same. */
export function changeWords(markdown: string, copy: number): string {
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(markdown) ?? [];
  const parts = markdown
    .slice(front.length)
    .split(/(^```[\s\S]*?^```|^(?:[<#|:]|import ).*$|`[^`\n]*`|\[[^\]\n]*\]\([^)\n]*\)|<[^>]*>)/m);
  let count = 0;
  const ending = String.fromCharCode(97 + (copy % 26)).repeat(2);
  const changed = parts.map((part, position) =>
    position % 2 === 1
      ? part
      : part.replace(/\b[a-z]{6,}\b/g, (word) => (count++ % 3 === 0 ? word + ending : word)),
  );
  return front + changed.join('');
}
