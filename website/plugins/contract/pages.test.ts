import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@docs/contract';
import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { drawings } from '../drawings/index.ts';
import { highlight } from '../highlight/index.ts';
import { contractTags } from './index.ts';

const website = fileURLToPath(new URL('../../', import.meta.url));
const userAgent = { placeholder: '%USER_AGENT%', userAgent: 'Mozilla/5.0' };

const pages = LOCALES.flatMap((locale) => {
  const folder = locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return pagesIn(folder).map((file) => [file, locale] as const);
});

/** Finds errors in tags within seconds instead of at the end of a build. */
describe('every page', () => {
  it.each(pages)('%s names only tags, schemas, codes and drawings that exist', async (file, locale) => {
    const page = new VFile({ path: file, value: prepared(readFileSync(path.join(website, file), 'utf8')) });
    const compiled = await compile(page, {
      remarkPlugins: [
        [contractTags, { locale }],
        [drawings, { locale }],
      ],
      rehypePlugins: [[highlight, userAgent]],
    });
    expect(String(compiled)).toContain('MDXContent');
  });
});

function pagesIn(folder: string): string[] {
  if (!existsSync(path.join(website, folder))) return [];
  return readdirSync(path.join(website, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file}`);
}

/** What Docusaurus does to a page before MDX reads it. */
function prepared(source: string): string {
  return source.replace(/^---\n.*?\n---\n/s, '').replaceAll('{#', '\\{#');
}
