import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { withStorageBlocked } from '../blocked-storage.ts';
import { expect, FIXTURE, firstOf, hold, inLocale, open, sayDataIsSaved, test, wake } from '../test.ts';
import { TRIED_LOCALES, TRY_IT, TryIt } from '../try-it.ts';
import { METHODS, POLLING, SHAPES } from '../try-it-pages.ts';

const DOC = SHAPES['flat fields'];
const SECRET = 'my-secret-key-123456';

/** Everything that a page can store. */
const written = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );

for (const locale of TRIED_LOCALES) {
  const words = TRY_IT[locale];

  for (const [shape, path] of firstOf(2, Object.entries(SHAPES).reverse())) {
    test(`a task with ${shape} runs to its solution, and what is sent is what is shown (${locale})`, async ({
      page,
    }) => {
      const tryIt = await TryIt.open(page, locale, path);
      const shown = await tryIt.json();
      const sent = page.waitForRequest('**/sandbox/createTask');
      await tryIt.runTo(words.ready);
      expect((await sent).postDataJSON()).toEqual(shown);
      await expect(tryIt.exchanges.first()).toContainText('createTask');
      await expect(tryIt.exchanges.last()).toContainText('ready');
      await tryIt.exchanges.first().locator('summary').click();
      await expect(tryIt.exchanges.first().locator('code')).toContainText(
        'POST /sandbox/createTask HTTP/1.1',
      );
      await expect(tryIt.exchanges.first().locator('code')).toContainText('X-Sandbox: true');
    });
  }

  for (const [method, [path, position]] of firstOf(1, Object.entries(METHODS).reverse())) {
    test(`${method} runs and shows its response (${locale})`, async ({ page }) => {
      const tryIt = await TryIt.open(page, locale, path, position);
      const polls = POLLING.includes(method);
      await tryIt.runTo(polls ? words.ready : words.done);
      await expect(tryIt.exchanges.last()).toContainText(polls ? 'getTaskResult' : method);
    });
  }

  test(`what is typed is in the JSON and in the code at once (${locale})`, async ({ page }) => {
    const tryIt = await TryIt.open(page, locale, DOC);
    await tryIt.field('websiteURL').fill('https://my.example/"quoted"');
    expect(await tryIt.json()).toMatchObject({ task: { websiteURL: 'https://my.example/"quoted"' } });
    await expect(tryIt.code).toContainText('https://my.example/\\"quoted\\"');
    await tryIt.form.locator('.samples > label', { hasText: 'Python' }).click();
    await expect(tryIt.code).toContainText('import requests');
    await expect(tryIt.code).toContainText('my.example');
    // The page's own samples use the same choice.
    await expect(page.locator('.samples').first().locator('[data-sample="python"]')).toBeVisible();
  });

  test(`a fault is shown at its field and in a summary that leads to it (${locale})`, async ({ page }) => {
    const tryIt = await TryIt.open(page, locale, DOC);
    const field = tryIt.field('websiteURL');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill('');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words.required.replaceAll('.', '\\.')));
    await tryIt.button(words.run).click();
    const summary = tryIt.form.getByRole('group', { name: words.faults });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(words.required);
    await summary.getByRole('link').click();
    await expect(field).toBeFocused();
    // Run anyway: the sandbox finds the same fault.
    await tryIt.button(words.runAnyway).click();
    await expect(tryIt.status).toContainText('ERROR_INVALID_TASK');
    await field.fill('https://example.com');
    await expect(summary).toHaveCount(0);
  });

  test(`a link holds the form without the key, and a damaged one gives a sentence (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tryIt = await TryIt.open(page, locale, '/docs/captchas/geetest-task');
    await tryIt.field(words.variant).selectOption({ label: 'v4' });
    await tryIt.field('websiteURL').fill('https://my.example/страница');
    await tryIt.field(words.apiKey).fill(SECRET);
    await expect(tryIt.code).toContainText(SECRET);
    await tryIt.button(words.copyLink).click();
    await expect(tryIt.button(words.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(atob(link.replace(/.*\./, '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(SECRET);

    const other = await context.newPage();
    await other.goto(link);
    const shared = new TryIt(other, locale);
    await expect(shared.field('websiteURL')).toHaveValue('https://my.example/страница');
    expect(await shared.json()).toMatchObject({ clientKey: 'YOUR_API_KEY', task: { version: 4 } });
    await expect(other).toHaveURL(/geetest-task$/); // the link would undo what is typed next, on each reload

    for (const damaged of ['GeeTestTask.%', 'GeeTestTask.eyJ', 'NoSuchTask.e30']) {
      await other.goto('about:blank');
      await other.goto(`${link.replace(/#.*/, '')}#try=${damaged}`);
      await expect(shared.form.getByRole('alert')).toContainText(words.damaged);
    }
    await other.close();
  });

  test(`values survive a reload; the key is never written or sent (${locale})`, async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.url() + (request.postData() ?? '')));
    const tryIt = await TryIt.open(page, locale, DOC);
    await tryIt.field('websiteKey').fill('kept-site-key');
    await tryIt.field(words.apiKey).fill(SECRET);
    await expect(tryIt.code).toContainText(SECRET);
    await tryIt.runTo(words.ready);
    expect(await written(page)).toContain('kept-site-key');
    expect(await written(page)).not.toContain(SECRET);
    expect(bodies.join()).not.toContain(SECRET);
    await page.reload();
    await tryIt.unfold();
    await expect(tryIt.field('websiteKey')).toHaveValue('kept-site-key');
    await expect(tryIt.field(words.apiKey)).toHaveValue('');
  });

  test(`a sandbox that is missing, busy, unavailable or offline shows a message, and the form stays (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    const tryIt = await TryIt.open(page, locale, DOC);
    await tryIt.field('websiteKey').fill('kept-site-key');
    for (const [state, response] of [
      ['missing', { status: 404, body: 'Not found' }],
      ['busy', { status: 429, headers: { 'Retry-After': '7' } }],
      ['unavailable', { status: 502, body: 'Bad gateway' }],
      ['offline', undefined],
    ] as const) {
      await test.step(state, async () => {
        await page.route('**/sandbox/**', (route) => (response ? route.fulfill(response) : route.abort()));
        await tryIt.button(words.run).click();
        await expect(tryIt.status).toContainText(words[state]);
        await expect(tryIt.status).toContainText(words.kept);
        await expect(tryIt.field('websiteKey')).toHaveValue('kept-site-key');
        await page.unroute('**/sandbox/**');
      });
    }
    await tryIt.runTo(words.ready);
  });
}

test('a server whose sandbox is turned off serves the form and the code, and says that it cannot run them', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.goto(FIXTURE + DOC); // served with SANDBOX=0
  const tryIt = new TryIt(page, 'en');
  await tryIt.unfold();
  await expect(tryIt.code).toContainText('RecaptchaV2Task');
  await tryIt.button(TRY_IT.en.run).click();
  await expect(tryIt.status).toContainText(TRY_IT.en.missing);
});

test('polling goes on while the task is processing', async ({ page }) => {
  const processing = { errorId: 0, status: 'processing', sandbox: true };
  // On a slow machine the sandbox's own task may be ready by the first poll.
  await page.route(
    '**/sandbox/getTaskResult',
    (route) => route.fulfill({ json: processing, headers: { 'X-Sandbox': 'true' } }),
    { times: 2 },
  );
  const tryIt = await TryIt.open(page, 'en', DOC);
  await tryIt.runTo(TRY_IT.en.ready);
  await expect(tryIt.exchanges.nth(1)).toContainText('processing');
  await expect(tryIt.exchanges.nth(2)).toContainText('processing');
});

test('a reader can provoke errors of the account, the proxy and the captcha', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', DOC);
  for (const [fault, code] of [
    ['Wrong API key', 'ERROR_KEY_DOES_NOT_EXIST'],
    ['Zero balance', 'ERROR_ZERO_BALANCE'],
    ['Proxy does not respond', 'ERROR_PROXY_CONNECT_REFUSED'],
    ['Captcha cannot be solved', 'ERROR_CAPTCHA_UNSOLVABLE'],
  ] as const) {
    await test.step(fault, async () => {
      await tryIt.field(TRY_IT.en.outcome).selectOption(fault);
      await tryIt.runTo(code);
      await expect(tryIt.exchanges.last()).toContainText(code);
    });
  }
});

test('polling goes on until the task is ready, after a rate limit and after HTTP 503', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const tryIt = await TryIt.open(page, 'en', DOC);
  for (const [fault, shown] of [
    ['Polling too often', 'ERROR_TOO_MUCH_REQUESTS'],
    ['Service unavailable (HTTP 503)', 'HTTP 503'],
  ] as const) {
    await test.step(fault, async () => {
      await tryIt.field(TRY_IT.en.outcome).selectOption(fault);
      await tryIt.runTo(TRY_IT.en.ready);
      await expect(tryIt.exchanges.filter({ hasText: shown })).not.toHaveCount(0);
    });
  }
});

test('each variant keeps its own values', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/geetest-task');
  await tryIt.field('challenge').fill('typed-challenge');
  await tryIt.field('Variant').selectOption({ label: 'v4' });
  await expect(tryIt.field('challenge')).toHaveCount(0);
  await tryIt.form.getByText(TRY_IT.en.optional).click();
  await tryIt.field('initParameters').fill('{"riskType": "slide"}');
  expect(await tryIt.json()).toMatchObject({ task: { initParameters: { riskType: 'slide' } } });
  await tryIt.field('initParameters').fill('{');
  await expect(tryIt.field('initParameters')).toHaveAttribute('aria-invalid', 'true');
  await tryIt.field('Variant').selectOption({ label: 'v3' });
  await expect(tryIt.field('challenge')).toHaveValue('typed-challenge');
});

test('items of a list are added and removed, and the focus follows', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/ComplexImageTask-Recognition');
  await tryIt.field('Variant').selectOption({ label: 'oocl_rotate_new' });
  const images = async () => ((await tryIt.json()).task as { imagesBase64: string[] }).imagesBase64;
  expect(await images()).toHaveLength(2);
  await tryIt.button(TRY_IT.en.remove).click();
  expect(await images()).toHaveLength(1);
  await expect(tryIt.field('imagesBase64, item 1')).toBeFocused();
  await expect(tryIt.form.getByRole('group', { name: TRY_IT.en.faults })).toBeVisible();
  await tryIt.button(TRY_IT.en.add).click();
  await expect(tryIt.field('imagesBase64, item 2')).toBeFocused();
});

test('proxy fields are folded, checked together, and found from the summary', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', DOC);
  await expect(tryIt.field('proxyType')).toBeHidden();
  await tryIt.form.getByText('Proxy', { exact: true }).click();
  await tryIt.field('proxyPort').fill('80a');
  await tryIt.form.getByText('Proxy', { exact: true }).click();
  await expect(tryIt.field('proxyPort')).toBeHidden();
  await tryIt.form.getByRole('link', { name: /^task\.proxyPort/ }).click();
  await expect(tryIt.field('proxyPort')).toBeFocused();
});

test('a request that is too long for a link shows a message', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/image-to-text');
  await tryIt.field('body').fill('A'.repeat(6000));
  await tryIt.button(TRY_IT.en.copyLink).click();
  await expect(tryIt.button(TRY_IT.en.tooLong)).toBeVisible();
});

test('the program for this task type is saved with the values of the form', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/turnstile-task');
  await tryIt.field('websiteKey').fill('my-turnstile-key');
  const saved = page.waitForEvent('download');
  await tryIt.button(TRY_IT.en.download).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('first-task.mjs');
  const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
  expect(text).toContain('my-turnstile-key');
  expect(text).toContain('TurnstileTask');
  expect(text).toContain('getTaskResult');
});

test('the code and cURL are copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const tryIt = await TryIt.open(page, 'en', DOC);
  await tryIt.button(TRY_IT.en.copyCode).click();
  await expect(tryIt.button('Copied')).toBeVisible();
  expect(await clipboard()).toBe(await tryIt.code.textContent());
  await tryIt.button(TRY_IT.en.copyCurl).click();
  await expect.poll(clipboard).toMatch(/^curl /);
});

test('nothing of the block is fetched before it is opened, and then within its budget', async ({
  page,
  request,
}) => {
  await sayDataIsSaved(page); // nothing is prefetched, so what comes now is the block's
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
  await open(page, DOC);
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  await new TryIt(page, 'en').unfold();
  const own = (await scripts()).filter((name) => !before.includes(name));
  expect(own.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const name of own) bytes += brotliCompressSync(await (await request.get(name)).body()).length;
  test.info().annotations.push({ type: 'brotli bytes', description: String(bytes) });
  console.log(`Try it fetches ${bytes} bytes of script.`);
  expect(bytes).toBeLessThanOrEqual(budgets.tryItScriptBytes);
});

test('a click before React opens the block, and the form follows', async ({ page }) => {
  const release = await hold(page, '**/main.*.js');
  await page.goto(DOC);
  const tryIt = new TryIt(page, 'en');
  await tryIt.block.locator('> summary').click();
  await expect(tryIt.block.getByText('npm run sandbox')).toBeVisible();
  await expect(tryIt.form).toHaveCount(0);
  release();
  await expect(tryIt.form).toBeVisible();
});

test('code that cannot be fetched can be fetched again', async ({ page, watch }) => {
  watch.allow(/Failed to load|ChunkLoadError|net::ERR/);
  await open(page, DOC);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (route) => route.abort());
  const tryIt = new TryIt(page, 'en');
  await tryIt.block.locator('> summary').click();
  const again = tryIt.block.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/js/**');
  await again.click();
  await expect(tryIt.form).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of TRIED_LOCALES) {
    test(`the block says what it does and links to the sandbox command (${locale})`, async ({ page }) => {
      await page.goto(inLocale(locale, DOC));
      const { block } = new TryIt(page, locale);
      await block.locator('> summary').click();
      await expect(block).toContainText('JavaScript');
      await block.getByRole('link', { name: 'npm run sandbox' }).click();
      await expect(page).toHaveURL(/getting-start#sandbox$/);
    });
  }
});

test('each task type and method has a block, and other pages have none', async ({ page }) => {
  for (const path of [...Object.values(SHAPES), ...Object.values(METHODS).map(([path]) => path)]) {
    await page.goto(path);
    await expect(page.locator('.try-it').first()).toBeVisible();
  }
  await page.goto('/docs/getting-start');
  await wake(page);
  await expect(page.locator('.try-it')).toHaveCount(0);
});

test('invalid stored values are replaced by the example', async ({ page }) => {
  const broken = ['{"variant":0,"drafts":{"0":{"task":1}}}', '{', '[]', '{"variant":9,"drafts":{}}'];
  for (const stored of firstOf(2, broken)) {
    await page.goto('/docs/getting-start');
    await page.evaluate((value) => sessionStorage.setItem('try-it-RecaptchaV2Task', value), stored);
    const tryIt = await TryIt.open(page, 'en', DOC);
    await expect(tryIt.field('websiteKey')).toHaveValue('YOUR_SITE_KEY');
  }
});

test('the form works where storage is forbidden', async () => {
  await withStorageBlocked(async (page) => {
    const tryIt = await TryIt.open(page, 'en', DOC);
    await tryIt.field('websiteKey').fill('typed-key');
    await expect(tryIt.code).toContainText('typed-key');
  });
});

/** What readers type, and the section that describes it. */
const SEARCHES = {
  en: { 'try it': 'try-it', sandbox: 'sandbox' },
  ru: { попробовать: 'try-it', песочница: 'sandbox' },
  zh: { 试一试: 'try-it', 沙箱: 'sandbox' },
  'pt-br': { experimente: 'try-it', sandbox: 'sandbox' },
};

for (const [locale, queries] of Object.entries(SEARCHES)) {
  test(`search leads to Try it and to the sandbox (${locale})`, async ({ request }) => {
    for (const [query, section] of Object.entries(queries)) {
      const response = await request.post(
        '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only',
        { data: { requests: [{ indexName: `docs-${locale}`, query, hitsPerPage: 5 }] } },
      );
      const { hits } = (await response.json()).results[0] as { hits: { url: string }[] };
      expect(
        hits.map(({ url }) => url.replace(/.*#/, '')),
        query,
      ).toContain(section);
      expect(hits[0]?.url, query).toMatch(/#(try-it|sandbox)$/);
    }
  });
}
