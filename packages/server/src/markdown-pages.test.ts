import { describe, expect, test } from 'vitest';
import { listening, SMALL_SITE, writeSite } from '../test/site.ts';
import { precompress } from './precompress.ts';

const MARKDOWN = `---\ntitle: Getting started\ncanonical: https://docs.example/docs/getting-start\n---\n\n# Getting started\n\n${'long text '.repeat(200)}\n`;
const SITE = {
  ...SMALL_SITE,
  'docs/getting-start.md': MARKDOWN,
  'docs/external-services.md': '# External services',
  'index.md': '# Home',
  'ru/index.md': '# Главная',
  'ru/llms.txt': 'страницы',
  'ru/openapi.yaml': 'openapi: 3.1.0',
};
const PAGE = '/docs/getting-start';
const serving = () => listening({ SITE_DIR: writeSite(SITE) });

describe('the form of a page', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/html;q=0.5, text/markdown;q=0.8, */*;q=0.1',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/markdown; charset=utf-8, text/html;q=0.9',
    'Text/Markdown',
    'text/html;q=0, text/*',
  ])('is Markdown for clients that prefer it: %s', async (accept) => {
    const { get } = await serving();
    const response = await get(PAGE, { headers: { accept } });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-location')).toBe('/docs/getting-start.md');
    expect(await response.text()).toBe(MARKDOWN);
  });

  test.each([
    '*/*',
    '',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'text/html, text/markdown',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0',
    'text/*',
    'application/json',
    'text/markdown;q=oops, text/html',
    ';;;,,,',
  ])('is HTML for all others: %s', async (accept) => {
    const { get } = await serving();
    const response = await get(PAGE, { headers: { accept } });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-location')).toBeNull();
  });

  test('is cached separately', async () => {
    const { get } = await serving();
    const [html, markdown] = await Promise.all([
      get(PAGE),
      get(PAGE, { headers: { accept: 'text/markdown' } }),
    ]);
    for (const { headers } of [html, markdown]) expect(headers.get('vary')).toBe('Accept');
    expect(html.headers.get('etag')).not.toBe(markdown.headers.get('etag'));
    expect((await get('/docs/getting-start.md')).headers.get('vary')).toBeNull();
    expect((await get('/search')).headers.get('vary')).toBeNull();
  });

  test.each([
    ['/', '# Home'],
    ['/ru/', '# Главная'],
    ['/docs/external-services/', '# External services'],
  ])('can be Markdown at %s too, which ends with a slash', async (path, text) => {
    const { get } = await serving();
    expect(await (await get(path, { headers: { accept: 'text/markdown' } })).text()).toBe(text);
  });

  test('is HTML if there is no Markdown', async () => {
    const { get } = await serving();
    for (const path of ['/search', '/docs/captchas/Basilisk-task', '/nothing']) {
      const response = await get(path, { headers: { accept: 'text/markdown' } });
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });
});

test('Markdown has an ETag, is compressed, and supports HEAD', async () => {
  const SITE_DIR = writeSite(SITE);
  await precompress(SITE_DIR);
  const { get } = await listening({ SITE_DIR });
  const headers = { accept: 'text/markdown', 'accept-encoding': 'br' };
  for (const path of [PAGE, '/docs/getting-start.md']) {
    const response = await get(path, { headers, method: 'HEAD' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-encoding': 'br',
      vary: path === PAGE ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
    });
    const known = { ...headers, 'if-none-match': response.headers.get('etag') as string };
    const again = await get(path, { headers: known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect(await (await get(PAGE, { headers })).text()).toBe(MARKDOWN);
});

describe('the Link header', () => {
  const link = async (path: string) => (await (await serving()).get(path)).headers.get('link');

  test('of a page links to its Markdown, the list of pages and the contract in its language', async () => {
    expect(await link(PAGE)).toBe(
      '</docs/getting-start.md>; rel="alternate"; type="text/markdown", ' +
        '</llms.txt>; rel="describedby"; type="text/plain", ' +
        '</openapi.yaml>; rel="service-desc"; type="text/yaml"',
    );
    expect(await link('/ru/')).toBe(
      '</ru/index.md>; rel="alternate"; type="text/markdown", ' +
        '</ru/llms.txt>; rel="describedby"; type="text/plain", ' +
        '</ru/openapi.yaml>; rel="service-desc"; type="text/yaml"',
    );
  });

  test('of Markdown names its page as the canonical one', async () => {
    expect(await link('/docs/getting-start.md')).toMatch(
      /^<https:\/\/docs\.example\/docs\/getting-start>; rel="canonical", <\/llms\.txt>/,
    );
  });

  test('lists only files that exist', async () => {
    expect(await link('/search')).not.toContain('alternate');
    expect(await link('/llms.txt')).toBeNull();
    const { get } = await listening({ SITE_DIR: writeSite({ 'index.html': 'Home', '404.html': '' }) });
    expect((await get('/')).headers.get('link')).toBeNull();
  });
});
