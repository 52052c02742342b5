import { type Content, type Entry, type Page, relink } from '../content.ts';

/** Another way to publish the same pages. */
export interface Peer {
  title: string;
  /** Everything but package.json, by path in the peer's folder. */
  files: (content: Content) => Record<string, string>;
  /** The command that builds it, with the peer's own programs on the path. */
  build: string[];
  /** Where the built site is, in the peer's folder. */
  out: string;
  /** How the address of a page ends. A page with pages below it always ends in a slash. */
  suffix: '' | '/' | '.html';
  /** Selector of the element that a reader clicks to search. */
  search: string;
}

interface MarkdownForm {
  folder: string;
  /** How links to a page end in Markdown, before the peer turns them into addresses. */
  suffix?: '' | '/';
  /** Whether the title is a heading in the text. If not, the peer takes it from the front matter. */
  heading: boolean;
}

/** Pages as `<folder>/docs/….md`; a page with pages below it is the index of their folder. */
export function markdownFiles({ pages }: Content, form: MarkdownForm): Record<string, string> {
  return Object.fromEntries(
    pages.map((page) => [`${form.folder}/${fileName(page, pages)}`, markdown(page, pages, form)]),
  );
}

export function addressOf(page: Page, pages: readonly Page[], suffix: Peer['suffix']): string {
  return `/${page.path}${hasPagesBelow(page, pages) ? '/' : suffix}`;
}

export function hasPagesBelow(page: Page, pages: readonly Page[]): boolean {
  return pages.some(({ path }) => path.startsWith(`${page.path}/`));
}

export function isPage(entry: Entry): entry is Page {
  return 'path' in entry;
}

/** The source of a module with one default export. */
export function exporting(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}

function fileName(page: Page, pages: readonly Page[]): string {
  return hasPagesBelow(page, pages) ? `${page.path}/index.md` : `${page.path}.md`;
}

function markdown(page: Page, pages: readonly Page[], { suffix = '', heading }: MarkdownForm): string {
  const body = relink(page.body, pages, (target) => addressOf(target, pages, suffix));
  // JSON is valid YAML, with correct quoting.
  const front = [`title: ${JSON.stringify(page.title)}`, `description: ${JSON.stringify(page.description)}`];
  return ['---', ...front, '---', '', ...(heading ? [`# ${page.title}`, ''] : []), body, ''].join('\n');
}
