import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SITE_PORT } from '../ports.ts';
import { expect, test } from '../test.ts';

const HOST = process.env.OFFICIAL_UI_SEARCH_HOST ?? `localhost:${SITE_PORT}`;
const HTML = `<!doctype html><title>Official UI</title><link rel="icon" href="data:,">
<body data-search-host="${HOST}"><div id="root"></div><script src="/page.js"></script>`;

/** On a different origin than the search server, like a site hosted elsewhere. */
let ui: Server;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(test.info().file, '../../official-ui/page.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  ui = createServer(({ url }, response) => {
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
    else response.setHeader('content-type', 'text/html').end(HTML);
  });
  await new Promise<void>((resolve) => ui.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => ui.close());
test.beforeEach(async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(ui.address() as AddressInfo).port}/`);
});

test('The official InstantSearch for React shows hits of our server before anything is typed', async ({
  page,
}) => {
  await expect(page.locator('.ais-Hits-item')).toHaveCount(5);
});

test('It finds what is typed, marks it and links to its anchor', async ({ page }) => {
  await page.getByRole('searchbox').first().fill('ERROR_ZERO_BALANCE');
  const hit = page.locator('.ais-Hits-item a').first();
  await expect(hit).toHaveAttribute('href', '/docs/api/api-errors#ERROR_ZERO_BALANCE');
  await page.getByRole('searchbox').first().fill('api errors');
  await expect(page.locator('.ais-Highlight-highlighted').first()).toHaveText(/api/i);
});

test('It turns pages', async ({ page }) => {
  const first = page.locator('.ais-Hits-item a').first();
  const address = (await first.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('.ais-Pagination-item--selected')).toHaveText('2');
  await expect(first).not.toHaveAttribute('href', address);
});
