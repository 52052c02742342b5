import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { load as parseYaml } from 'js-yaml';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../locales.ts';
import {
  BUILD,
  bare,
  filesOf,
  homeOf,
  inArticle,
  indexedPages,
  nodesOf,
  type Page,
  remark,
} from './test/pages.ts';

describe.each(i18n.locales)('the Markdown pages in %s', (locale) => {
  const home = homeOf(locale);
  const pages = indexedPages(locale);
  const ofEach = <T>(read: (page: Page) => T): Record<string, T> =>
    Object.fromEntries(pages.map((page) => [page.path, read(page)]));
  const none = ofEach(() => []);

  it('exist for the indexed pages and for no others', () => {
    expect(pages.length).toBeGreaterThan(40);
    const markdownFiles = filesOf(locale).filter((file) => file.endsWith('.md'));
    expect(markdownFiles).toEqual(pages.map(({ markdownPath }) => markdownPath).sort());
  });

  it('are named in the head of their page, and so is llms.txt', () => {
    const found = ofEach(({ $ }) => [
      $('link[rel="alternate"][type="text/markdown"]').attr('href'),
      $('link[rel="describedby"]').attr('href'),
    ]);
    expect(found).toEqual(ofEach(({ markdownPath }) => [markdownPath, `${home}llms.txt`]));
  });

  it('have front matter with title, description, locale, canonical address and last update', () => {
    const found = ofEach(
      ({
        tree: {
          children: [first],
        },
      }) => first?.type === 'yaml' && parseYaml(first.value),
    );
    expect(found).toEqual(
      ofEach(({ $ }) => {
        const updated = $('.theme-last-updated time').attr('datetime')?.replace(/T.*/, '');
        return {
          title: $('head > title').text().split(' | ')[0],
          description: $('meta[name="description"]').attr('content'),
          locale,
          canonical: $('link[rel="canonical"]').attr('href'),
          ...(updated && { lastUpdate: updated }),
        };
      }),
    );
  });

  it('have every heading of their page, in order and at its level', () => {
    const found = ofEach(({ tree }) => nodesOf(tree, 'heading').map((h) => `h${h.depth} ${bare(textOf(h))}`));
    expect(found).toEqual(
      ofEach(({ $ }) => inArticle($, 'h1,h2,h3,h4,h5,h6').map((h) => `${h.name} ${bare($(h).text())}`)),
    );
  });

  it('have every row of every table of their page, cell by cell', () => {
    const row = (cells: string[]) => cells.map(bare).filter((cell) => cell !== '');
    const found = ofEach(({ tree }) =>
      nodesOf(tree, 'tableRow').map(({ children }) => row(children.map((cell) => textOf(cell)))),
    );
    expect(found).toEqual(
      ofEach(({ $ }) =>
        inArticle($, 'tr').map((tr) =>
          row(
            $(tr)
              .children()
              .get()
              .map((cell) => $(cell).text()),
          ),
        ),
      ),
    );
  });

  it('have every code block of their page, character by character, with its language', () => {
    const found = ofEach(({ tree }) => nodesOf(tree, 'code').map(({ lang, value }) => [lang ?? '', value]));
    expect(found).toEqual(
      ofEach(({ $ }) =>
        inArticle($, 'pre').map((pre) => {
          const language = /language-(\w+)/.exec($(pre).children('code').attr('class') ?? '')?.[1] ?? '';
          return [language, $(pre).text().replace(/\n$/, '')];
        }),
      ),
    );
  });

  it('name the language of every sample', () => {
    const found = ofEach(({ tree }) => labelsOfCode(tree));
    expect(found).toEqual(
      // A program's other languages are links to its files, with the same labels.
      ofEach(({ $ }) =>
        inArticle($, '.samples > label')
          .filter((label) => {
            const language = $(label).prev('input').val();
            return $(label).siblings(`.code[data-sample="${language}"]`).find('pre').length > 0;
          })
          .map((label) => $(label).text()),
      ),
    );
  });

  it('have all text of paragraphs, lists, notes and drawings', () => {
    const missing = ofEach(({ $, tree }) => {
      const text = [bare(textOf(tree)), ...kindsOfNotes(locale)].join(' ').toLowerCase(); // `[!NOTE]` means "note"
      const parts = inArticle(
        $,
        'p, li, dt, dd, [class*="admonition"] > *, svg[role="img"] > :is(title, desc)',
      );
      // The text of a gallery tile is its label; its drawing is decoration.
      const said = (part: (typeof parts)[number]) => bare($(part).clone().find('svg').remove().end().text());
      return parts.map(said).filter((part) => !text.includes(part.toLowerCase()));
    });
    expect(missing).toEqual(none);
  });

  it('mark every note as one', () => {
    const found = ofEach(({ tree }) =>
      nodesOf(tree, 'blockquote').map((quote) =>
        /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/.test(textOf(quote)),
      ),
    );
    expect(found).toEqual(ofEach(({ $ }) => inArticle($, '.theme-admonition').map(() => true)));
  });

  it('hold no tags, no component syntax, no placeholders and nothing invisible', () => {
    const soup = ofEach(({ tree }) => [
      ...nodesOf(tree, 'html').map(({ value }) => value),
      ...nodesOf(tree, 'text')
        .map(({ value }) => value)
        .filter((text) => /<\/?[a-z]|:::|%USER_AGENT%|[\u200b\u2060\u00ad]/i.test(text)),
    ]);
    expect(soup).toEqual(none);
  });

  it('have absolute links, and no broken ones to this site', () => {
    const { origin } = new URL(pages[0]?.$('link[rel="canonical"]').attr('href') ?? '');
    const ids = ofEach(
      ({ $ }) =>
        new Set(
          $('[id]')
            .get()
            .map(({ attribs }) => attribs.id),
        ),
    );
    const isThere = (address: string) => {
      if (!URL.canParse(address)) return false;
      const url = new URL(address);
      if (url.origin !== origin) return true;
      const path = decodeURI(url.pathname);
      if (url.hash) return ids[path]?.has(decodeURIComponent(url.hash.slice(1))) ?? false;
      return path in ids || existsSync(join(BUILD, path));
    };
    expect(
      ofEach(({ tree }) =>
        nodesOf(tree, 'link')
          .map(({ url }) => url)
          .filter((url) => !isThere(url)),
      ),
    ).toEqual(none);
  });

  it('are listed in llms.txt, which lists exactly the pages of the sitemap', () => {
    const tree = remark.parse(readFileSync(join(BUILD, home, 'llms.txt'), 'utf8'));
    expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    const lists: Root = { type: 'root', children: tree.children.slice(first) };
    expect(new Set(lists.children.map(({ type }) => type))).toEqual(new Set(['heading', 'list']));
    const listed = nodesOf(lists, 'link').map(({ url }) => new URL(url).pathname);
    expect(listed.toSorted()).toEqual(pages.map(({ markdownPath }) => markdownPath).sort());

    expect(pages.map(({ path }) => path).sort()).toEqual(pathsInSitemaps(locale));
  });

  it('are listed in llms.txt with the title and the description of each', () => {
    const text = readFileSync(join(BUILD, home, 'llms.txt'), 'utf8');
    const lines = ofEach(({ $, markdownPath }) => {
      const address = new URL(markdownPath, $('link[rel="canonical"]').attr('href')).href;
      return `- [${$('head > title').text().split(' | ')[0]}](${address}): ${$('meta[name="description"]').attr('content')}\n`;
    });
    expect(Object.values(lines).filter((line) => !text.includes(line))).toEqual([]);
  });

  it('are all in llms-full.txt, in the order of llms.txt, each with its address', () => {
    const full = readFileSync(join(BUILD, home, 'llms-full.txt'), 'utf8');
    const list = readFileSync(join(BUILD, home, 'llms.txt'), 'utf8');
    const place = (page: Page) => {
      const [title, ...rest] = page.markdown.replace(/^---\n[\s\S]*?\n---\n\n/, '').split('\n');
      return full.indexOf(
        [title, '', `<${page.$('link[rel="canonical"]').attr('href')}>`, ...rest].join('\n'),
      );
    };
    const inOrder = pages.toSorted(
      (a, b) => list.indexOf(`${a.markdownPath})`) - list.indexOf(`${b.markdownPath})`),
    );
    const places = inOrder.map(place);
    expect(places.every((at) => at > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are much smaller than their pages', () => {
    const total = (files: string[]) => files.reduce((sum, file) => sum + statSync(join(BUILD, file)).size, 0);
    const each = (suffix: string) => ({
      markdownPath: total(pages.map(({ markdownPath }) => markdownPath + suffix)) / pages.length / 1024,
      page: total(pages.map(({ html }) => html + suffix)) / pages.length / 1024,
    });
    const [plain, brotli] = [each(''), each('.br')];
    console.log(
      `${locale}: ${pages.length} Markdown pages, on average ${plain.markdownPath.toFixed(1)} KB instead of ${plain.page.toFixed(1)} KB of HTML, ` +
        `compressed ${brotli.markdownPath.toFixed(1)} KB instead of ${brotli.page.toFixed(1)} KB`,
    );
    expect(plain.markdownPath).toBeLessThan(plain.page / 2);
    expect(brotli.markdownPath).toBeLessThan(brotli.page);
  });
});

/** The bold lines directly above code blocks: the labels of samples. */
function labelsOfCode({ children }: Root): string[] {
  return children.flatMap((node, position) =>
    node.type === 'paragraph' &&
    node.children.length === 1 &&
    node.children[0]?.type === 'strong' &&
    children[position + 1]?.type === 'code'
      ? [textOf(node)]
      : [],
  );
}

/** The paths of the locale, from all sitemap files. */
function pathsInSitemaps(locale: string): string[] {
  const files = i18n.locales.flatMap(filesOf).filter((file) => /\/sitemap[^/]*\.xml$/.test(file));
  const paths = files.flatMap((file) => {
    const $ = load(readFileSync(join(BUILD, file), 'utf8'), { xml: true });
    return $('url > loc')
      .get()
      .map((loc) => new URL($(loc).text()).pathname);
  });
  return paths.filter((path) => localeOf(path) === locale).sort();
}

function localeOf(path: string): string {
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  return others.find((locale) => path.startsWith(homeOf(locale))) ?? i18n.defaultLocale;
}

/** The titles that the theme adds to notes without one. */
function kindsOfNotes(locale: string): string[] {
  const file = join(__dirname, '../../i18n', locale, 'code.json');
  if (!existsSync(file)) return [];
  const translations: Record<string, { message: string }> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(translations)
    .filter(([id]) => id.startsWith('theme.admonition.'))
    .map(([, { message }]) => message);
}
