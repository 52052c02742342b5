import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fillPlaceholders } from '@docs/site/placeholders';

const DOCS = join(__dirname, '../../docs');
const TITLE = /^title: "?(.+?)"?$/m;
const SLUG = /^slug: (.+)$/m;
const HEADING = /^#{2,6} (.+?) \{#([\w.-]+)\}$/gm;

/**
 * The English titles and headings by address, for the other locales: readers search for "refund" there too. Without
 * headings that several pages share, because they lead to none of them.
 */
export function readEnglishHeadings(): Map<string, string> {
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' });
  const headings = files.filter((file) => file.endsWith('.mdx')).flatMap(headingsOf);
  const texts = headings.map(([, text]) => text);
  return new Map(headings.filter(([, text]) => texts.indexOf(text) === texts.lastIndexOf(text)));
}

function headingsOf(file: string): [address: string, text: string][] {
  const source = readFileSync(join(DOCS, file), 'utf8');
  const path = file
    .split(sep)
    .join('/')
    .replace(/(?:\/index)?\.mdx$/, '');
  const address = `/docs${SLUG.exec(source)?.[1] ?? `/${path}`}`;
  const title = TITLE.exec(source)?.[1];
  const sections = Array.from(source.matchAll(HEADING), ([, text = '', id]): [string, string] => [
    `${address}#${id}`,
    fillPlaceholders(text, file),
  ]);
  return title ? [[address, title], ...sections] : sections;
}
