import { readFileSync } from 'node:fs';
import {
  errors,
  facts,
  proxyFields,
  requestExample,
  requestFields,
  responseExample,
  responseFields,
  samples,
  solutionFields,
} from '@docs/contract';
import {
  identifiers,
  type Validation,
  validateRequest,
  validateResponse,
  validateSolution,
  validateTask,
} from '@docs/contract/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../e2e/routes.ts';
import sidebars from '../sidebars.ts';
import { type Page, readPages } from './pages.ts';

const pages = readPages();
const known = identifiers();
const allowed = new Set(
  readFileSync(new URL('allowed-code.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);
let validated = 0;

describe('every page', () => {
  afterAll(() => {
    const locales = [...new Set(pages.map(({ locale }) => locale))].map((locale) => {
      const own = pages.filter((page) => page.locale === locale);
      return `${locale} ${own.length} pages, ${own.reduce((sum, { words }) => sum + words, 0)} words`;
    });
    console.log(`Pages: ${locales.join('; ')}. JSON blocks validated: ${validated}.`);
  });

  it('has a title and a description', () => {
    expect(
      faults(({ front }) =>
        ['title', 'description'].filter((key) => !front[key]).map((key) => `lacks ${key}`),
      ),
    ).toEqual([]);
  });

  it('has an explicit id on every heading, once', () => {
    const id = /\{#([\w.-]+)\}$/;
    expect(
      faults(({ headings }) => {
        const ids = headings.map((heading) => id.exec(heading)?.[1]);
        return headings.filter((_, position) => !ids[position] || ids.indexOf(ids[position]) !== position);
      }),
    ).toEqual([]);
  });

  it('shows only requests and responses that match the contract', () => {
    expect(faults(({ json }) => json.flatMap(({ meta, value }) => jsonFaults(meta, value)))).toEqual([]);
  });

  it('names only fields, types and codes that the contract has', () => {
    expect(faults(({ inlineCode }) => [...new Set(inlineCode.flatMap(unknownNames))])).toEqual([]);
  });

  it('uses only tags that name existing parts of the contract', () => {
    expect(faults(({ tags }) => tags.flatMap(tagFaults))).toEqual([]);
  });
});

describe('every English page', () => {
  const published = pages.filter(({ locale, front }) => locale === 'en' && front.unlisted !== true);

  it('is in the sidebar, and no other (website/sidebars.ts)', () => {
    expect(sidebarIds(sidebars).sort()).toEqual(published.map(idOf).sort());
  });

  it('has its address in the list of routes, and no other (e2e/routes.ts)', () => {
    const routes = ROUTES.filter((route) => route.startsWith('/docs/'));
    expect([...routes].sort()).toEqual(published.map(addressOf).sort());
  });
});

it('the index of captchas says how to recognize each of them, in every language', () => {
  const captchas = sidebarIds(sidebars).flatMap((id) => /^captchas\/(?!index)(.*)/.exec(id)?.[1] ?? []);
  for (const { file } of pages.filter((page) => /captchas\/index\.mdx$/.test(page.file))) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    for (const name of captchas) expect(text, file).toMatch(new RegExp(`^ +'?${name}'?: '`, 'm'));
  }
});

/** `captchas/index` is the id of `docs/captchas/index.mdx`. */
const idOf = ({ file }: Page) => file.replace(/^docs\//, '').replace(/\.mdx$/, '');

const addressOf = (page: Page) =>
  `/docs${typeof page.front.slug === 'string' ? page.front.slug : `/${idOf(page).replace(/\/index$/, '/')}`}`;

/** The pages of the sidebar: entries, and the index pages of categories. */
function sidebarIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(sidebarIds);
  const { id, link, items, ...sidebars } = item as { id?: string; link?: { id: string }; items?: unknown[] };
  if (id) return [id];
  return items
    ? [...(link ? [link.id] : []), ...sidebarIds(items)]
    : Object.values(sidebars).flatMap(sidebarIds);
}

/** `file: fault` for each fault of each page. */
function faults(check: (page: Page) => string[]): string[] {
  return pages.flatMap((page) => check(page).map((fault) => `${page.file}: ${fault}`));
}

function jsonFaults(meta: string, value: string): string[] {
  const [, kind = '', name = ''] = /\b(request|response|task|solution)=(\w+)/.exec(meta) ?? [];
  if (!kind) return [];
  validated += 1;
  try {
    const result = checks[kind]?.(name, JSON.parse(value));
    return result?.valid === false ? result.errors.map((error) => `${kind}=${name}: ${error}`) : [];
  } catch (error) {
    return [`${kind}=${name}: ${error instanceof Error ? error.message : error}`];
  }
}

const checks: Record<string, (name: string, value: unknown) => Validation> = {
  request: validateRequest,
  response: validateResponse,
  task: validateTask,
  solution: validateSolution,
};

/** Names in inline code that look like API names but are not. */
function unknownNames(code: string): string[] {
  if (known.has(code) || allowed.has(code)) return [];
  if (/^(YOUR_API_)?KEY__/.test(code))
    return code
      .split('__')
      .slice(1)
      .filter((modifier) => !isKeyModifier(modifier));
  const pairs = [...code.matchAll(/"(\w+)"\s*:/g)].map(([, key = '']) => key);
  const names = /^[A-Za-z_][\w.<>[\]-]*$/.test(code) ? code.split('.') : pairs;
  return names.filter((name) => !known.has(name) && !allowed.has(name) && looksLikeName(name));
}

function isKeyModifier(modifier: string): boolean {
  return known.has(modifier) || /^recognizingthreshold_\d{1,3}$/.test(modifier);
}

/** camelCase, snake_case, SCREAMING_CASE and PascalCase of two words or more. */
function looksLikeName(name: string): boolean {
  return /[a-z\d][A-Z]|\w_\w/.test(name);
}

const fieldTags: Record<string, (of: string, variant: string | undefined) => unknown> = {
  Facts: (of) => facts(of, 'en'),
  RequestFields: (of, variant) => requestFields(of, 'en', variant),
  ProxyFields: (of, variant) => proxyFields(of, 'en', variant),
  SolutionFields: (of, variant) => solutionFields(of, 'en', variant),
  ResponseFields: (of) => responseFields(of, 'en'),
  RequestExample: requestExample,
  ResponseExample: responseExample,
  Samples: samples,
};

function tagFaults({ name, attributes }: Page['tags'][number]): string[] {
  try {
    fieldTags[name]?.(attributes.of ?? '', attributes.variant);
    const codes = name === 'Errors' ? (attributes.codes ?? '').split(/\s*,\s*/) : [];
    const all = errors('en').flatMap(({ code, aliases }) => [code, ...aliases]);
    return codes.filter((code) => !all.includes(code)).map((code) => `<Errors>: there is no code ${code}.`);
  } catch (error) {
    return [`<${name}>: ${error instanceof Error ? error.message : error}`];
  }
}
