import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@docs/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors, TASK_NAMES } from '../../../contract/src/index.ts';
import { connected, prefixOf } from '../../test/docs.ts';
import { startServer } from '../../test/site.ts';
import { PART_LENGTH } from './read-page.ts';

const BUILD = fileURLToPath(new URL('../../../../website/build/', import.meta.url));
/** Clients show a warning if a tool returns more than about 10,000 tokens. */
const MOST_CHARACTERS = 20_000;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ SITE_DIR: BUILD, SEARCH_RATE_LIMIT: '0' });
});
afterAll(() => server.close());

async function asker() {
  const client = await connected(server);
  let largest = 0;
  const ask = async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    expect(isError, `${name} ${JSON.stringify(args)}: ${content[0]?.text}`).toBeFalsy();
    largest = Math.max(largest, content.map(({ text }) => text).join('').length);
    return content.map(({ text }) => text);
  };
  const readWhole = async (page: string) => {
    let [whole, offset] = ['', 0];
    for (;;) {
      const [text = '', where = ''] = await ask('read_page', { page, offset });
      whole += text;
      const next = /ask with offset (\d+)/.exec(where)?.[1];
      if (!next) return whole;
      offset = Number(next);
    }
  };
  return { ask, readWhole, largest: () => largest };
}

/** The same code serves all locales: `npm test` tries one, `npm run test:all` all of them. */
const TRIED = process.env.TEST_ALL ? LOCALES : (['ru'] as const);

describe.each(TRIED)('over the built %s site, an assistant', (locale) => {
  test('reads every page in full, in parts sized for a model', async () => {
    const { readWhole, largest } = await asker();
    const { routes } = JSON.parse(await readFile(`${BUILD}.routes/${locale}.json`, 'utf8'));
    const pages = (routes as string[]).filter((route) => !/\/(search|docs)\/?$/.test(route));
    expect(pages.length).toBeGreaterThan(40);
    for (const page of pages) {
      const file = /^\/(ru\/|zh\/|pt-br\/)?$/.test(page)
        ? `${page}index.md`
        : `${page.replace(/\/$/, '')}.md`;
      expect(await readWhole(page)).toBe(await readFile(`${BUILD}${file}`, 'utf8'));
    }
    expect(largest()).toBeLessThan(PART_LENGTH + 200);
  });

  test('gets every task type and error code, each with its page and an example', async () => {
    const { ask, largest } = await asker();
    const described = [
      ...(await Promise.all(TASK_NAMES.map((name) => ask('describe_task_type', { name, locale })))),
      ...(await Promise.all(errors(locale).map(({ code }) => ask('describe_error_code', { code, locale })))),
    ].map(([text = '']) => JSON.parse(text));
    expect(described).toHaveLength(TASK_NAMES.length + errors('en').length);
    expect(largest()).toBeLessThan(MOST_CHARACTERS);
    console.log(`${locale}: the largest description has ${largest()} characters.`);
    for (const { page, exampleRequest, variants } of described) {
      expect(new URL(page).pathname).toMatch(new RegExp(`^${prefixOf(locale)}/docs/`));
      expect(exampleRequest ?? variants[0].exampleRequest).toMatchObject({ method: 'POST', body: {} });
    }
    const pages = new Set(described.map(({ page }) => new URL(page).pathname));
    for (const page of pages) await ask('read_page', { page });
  });

  test('finds pages that it can read, in each section', async () => {
    const { ask, largest } = await asker();
    for (const section of ['Documentation', 'API', 'Captchas', 'Extension', 'Integrations']) {
      const [text = ''] = await ask('search_docs', { query: 'captcha', locale, section });
      const { hits } = JSON.parse(text) as { hits: { address: string; text: string }[] };
      expect(hits.length, section).toBeGreaterThan(0);
      expect(hits.some((hit) => hit.text !== '')).toBe(true);
      for (const { address } of hits) await ask('read_page', { page: address });
    }
    expect(largest()).toBeLessThan(MOST_CHARACTERS);
  });
});
