import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type Content, type Page, relink } from '../content.ts';
import { addressOf, type Peer } from './peer.ts';

/** The same text as bare HTML: the cost of a page without any generator. */
export const control: Peer = {
  title: 'control, HTML only',
  files: (content) =>
    Object.fromEntries([
      ['site/index.html', html(content, { title: content.name, description: content.name, body: '' })],
      ...content.pages.map((page) => [`site/${page.path}/index.html`, html(content, page)]),
    ]),
  build: [],
  out: 'site',
  suffix: '',
  search: null,
};

function html({ name, pages }: Content, page: Pick<Page, 'title' | 'description' | 'body'>): string {
  const address = (to: Page) => addressOf(to, pages, control.suffix);
  const links = pages.map((to) => `<li><a href="${address(to)}">${escapeHtml(to.label)}</a>`).join('\n');
  const body = micromark(relink(page.body, pages, address), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${escapeHtml(page.description)}">
<title>${escapeHtml(page.title)} | ${escapeHtml(name)}</title>
<nav><ul>
${links}
</ul></nav>
<main>
<h1>${escapeHtml(page.title)}</h1>
${body}
</main>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
