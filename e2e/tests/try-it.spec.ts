import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { expectAccessible } from '../axe.ts';
import { expect, firstOf, hold, inLocale, LONG, open, sayDataIsSaved, test } from '../test.ts';
import { TRIED_LOCALES, TRY_IT, TryIt } from '../try-it.ts';
import { METHODS, POLLING, pathOf, SHAPES } from '../try-it-pages.ts';

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

  for (const [shape, path] of firstOf(1, Object.entries(SHAPES).reverse())) {
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
      await expect(tryIt.form.locator('a[href="#use-the-answer"]')).toBeVisible();
      await tryIt.exchanges.first().locator('summary').click();
      await expect(tryIt.exchanges.first().locator('code')).toContainText(
        'POST /sandbox/createTask HTTP/1.1',
      );
      await expect(tryIt.exchanges.first().locator('code')).toContainText('X-Sandbox: true');
    });
  }

  for (const [method, [path, position]] of firstOf(1, Object.entries(METHODS).reverse())) {
    test(`${method} runs and shows its response (${locale})`, LONG, async ({ page }) => {
      const tryIt = await TryIt.open(page, locale, path, position);
      const polls = POLLING.includes(method);
      await tryIt.runTo(polls ? words.ready : words.done);
      await expect(tryIt.exchanges.last()).toContainText(polls ? 'getTaskResult' : pathOf(method));
    });
  }

  test(`what is typed is in the JSON and in the code at once (${locale})`, async ({ page }) => {
    const tryIt = await TryIt.open(page, locale, DOC);
    await tryIt.field('websiteURL').fill('https://my.example/"quoted"');
    expect(await tryIt.json()).toMatchObject({ task: { websiteURL: 'https://my.example/"quoted"' } });
    await expect(tryIt.code).toContainText('https://my.example/\\"quoted\\"');
    await tryIt.show('Python');
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
    await expect(field).toHaveAccessibleDescription(
      new RegExp(words.required.replace('task.', '').replace('.', '\\.')),
    );
    await field.blur();
    await tryIt.button(words.run).click();
    await expect(field).toBeFocused();
    const summary = tryIt.form.getByRole('group', { name: words.faults });
    await expect(summary).toContainText(words.required);
    await expect(summary.getByRole('link', { name: 'ERROR_INVALID_TASK' })).toHaveAttribute(
      'href',
      /api-errors#ERROR_INVALID_TASK$/,
    );
    // Also in the bar of the run, which is in view where the summary is not.
    await tryIt.button(words.run).focus();
    await tryIt.form.getByRole('link', { name: words.faults }).click();
    await expect(field).toBeFocused();
    await tryIt.button(words.run).focus();
    await summary.getByRole('link').first().click();
    await expect(field).toBeFocused();
    // The sandbox finds the same fault.
    await tryIt.button(words.runAnyway).click();
    await expect(tryIt.status).toContainText('ERROR_INVALID_TASK');
    await field.fill('https://example.com');
    await expect(summary).toHaveCount(0);
  });

  for (const width of [390, 1440]) {
    test(`nothing moves when the result arrives at ${width} px (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const tryIt = await TryIt.open(page, locale, '/docs/captchas/turnstile-task');
      /** In the window, of the request, the status and the log: the solution is added below them. */
      const places = () =>
        tryIt.form.evaluate((form) =>
          ['.code:has(> .tabs)', '[data-state]', 'ol'].map(
            (name) => form.querySelector(name)?.getBoundingClientRect().top,
          ),
        );
      await expect(tryIt.field(words.outcome)).toBeEnabled();
      await tryIt.button(words.run).click();
      await expect(tryIt.exchanges).toHaveCount(1);
      await expect(tryIt.field(words.outcome)).toBeDisabled();
      const before = await places();
      await expect(tryIt.value('token')).toHaveCount(0);
      await expect(tryIt.status).toHaveText(words.ready);
      await expect(tryIt.value('token')).toHaveText(/^0\./);
      expect(await places()).toEqual(before);
      await expect(tryIt.field(words.outcome)).toBeEnabled();
    });
  }

  test(`a link holds the form without the key, and a damaged one gives a sentence (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tryIt = await TryIt.open(page, locale, '/docs/captchas/geetest-task');
    await tryIt.field(words.variant).selectOption({ label: 'v4' });
    await tryIt.field('websiteURL').fill('https://my.example/страница');
    await tryIt.typeKey(SECRET);
    await expect(tryIt.code).toContainText(SECRET);
    await tryIt.choose(words.copyLink);
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
    await tryIt.typeKey(SECRET);
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

test('an action without an effect is not offered', async ({ page }) => {
  const task = await TryIt.open(page, 'en', '/docs/captchas/ComplexImageTask-Recognition');
  await expect(task.button(TRY_IT.en.remove)).toHaveCount(0); // the variant takes exactly one image
  await expect(task.button('Reset to the example')).toHaveCount(0);
  await task.field('imagesBase64, item 1').fill('');
  await expect(task.form).toContainText('imagesBase64, item 1 is required.');
  await task.field('imagesBase64, item 1').fill('changed');
  await task.button('Reset to the example').click();
  await expect(task.field('imagesBase64, item 1')).not.toHaveValue('changed');
  await expect(task.button('Reset to the example')).toHaveCount(0);
  await expect(task.form).toBeFocused();
});

test('a language is chosen where the reader is, below samples that change their height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/turnstile-task');
  const tabs = tryIt.form.locator('.tabs');
  const samples = page.locator('.samples').first();
  const height = async () => (await samples.boundingBox())?.height;
  const top = async () => (await tabs.boundingBox())?.y;
  // The samples are in view above the block, and out of view.
  for (const block of ['end', 'start'] as const) {
    await tryIt.show('JSON');
    await tryIt.show('cURL');
    await tabs.evaluate((element, block) => element.scrollIntoView({ block }), block);
    if (block === 'start') await page.evaluate(() => scrollBy(0, -150)); // from below the bar of the run
    const [before, short] = [await top(), await height()];
    await tryIt.show('Go');
    await expect(tryIt.code).toContainText('package main');
    expect(await height()).not.toBe(short);
    expect(await top()).toBeCloseTo(before ?? Number.NaN, 0);
  }
});

test('a file fills a base64 field, and one that the API would reject is refused', async ({ page, watch }) => {
  watch.allow(/413/);
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/image-to-text');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const choose = async (name: string, mimeType: string, size: number) => {
    const chooser = page.waitForEvent('filechooser');
    await tryIt.button('Choose a file…').click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.alloc(size, 7) });
  };
  await choose('notes.txt', 'text/plain', 200);
  await expect(tryIt.form.getByRole('alert')).toHaveText('notes.txt must be of the type image/*.');
  await choose('large.png', 'image/png', 500_001);
  await expect(tryIt.form.getByRole('alert')).toContainText('large.png must have at most 500000 bytes');
  await choose('captcha.png', 'image/png', 200);
  await expect(tryIt.form.getByRole('alert')).toHaveCount(0);
  await expect(tryIt.field('body')).toHaveValue(Buffer.alloc(200, 7).toString('base64'));
  await expect(tryIt.field('body')).toHaveAttribute('aria-invalid', 'false');
  expect(sent.join('')).toBe('');

  await choose('photo.png', 'image/png', 100_000);
  await tryIt.runTo('ERROR_TOO_BIG_CAPTCHA_FILESIZE');
  await expect(tryIt.form).toContainText('Sandbox: the body is over 65536 bytes.');
});

test('on a page with two blocks, a link opens its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [path] = METHODS.reportIncorrectImageCaptcha;
  const second = await TryIt.open(page, 'en', path, 1);
  await second.choose(TRY_IT.en.copyLink);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(second.form).toBeVisible();
  await expect(second.form.getByRole('alert')).toHaveCount(0);
  await expect(new TryIt(page, 'en', 0).form).toHaveCount(0);
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

test('Run at the end of the panel keeps Stop in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/turnstile-task');
  await tryIt.form.evaluate((form) => form.scrollIntoView({ block: 'end' }));
  await tryIt.button('Run').click();
  await expect(tryIt.exchanges).toHaveCount(1);
  const stop = await tryIt.button('Stop').boundingBox();
  const navbar = await page.locator('.navbar').boundingBox();
  expect(stop?.y).toBeGreaterThanOrEqual(navbar?.height ?? Number.NaN);
  await expect(tryIt.button('Stop')).toBeInViewport({ ratio: 1 });
  await expect(tryIt.status).toBeInViewport({ ratio: 1 });
});

test('a result of an older request is marked; a sandbox that hangs is given up after 10 s', async ({
  page,
}) => {
  const tryIt = await TryIt.open(page, 'en', DOC);
  await tryIt.runTo('The task is ready.');
  await expect(tryIt.form).not.toContainText('Result of an older request.');
  await tryIt.field('websiteKey').fill('another-key');
  await expect(tryIt.status).toContainText('Result of an older request.');
  await expect(tryIt.form.locator('.pill').getByText('example data')).toHaveCount(0);
  await expectAccessible(page, 'after a change', '.try-it');
  // On a phone, the result is far below: the bar of the run says it too, and the result stays if a field is invalid.
  await page.setViewportSize({ width: 390, height: 844 });
  await tryIt.field('websiteKey').fill('');
  const bar = tryIt.form.locator('div:has(> .button[data-other])');
  await expect(bar.getByText('Result of an older request.')).toBeInViewport({ ratio: 1 });
  await tryIt.button('Run').click();
  await expect(bar).toContainText('Fields to fix: 1');
  await expect(tryIt.status).toContainText('Result of an older request.');
  await tryIt.field('websiteKey').fill('another-key');
  await page.route('**/sandbox/**', () => {}); // never answers
  await tryIt.button('Run').click();
  await expect(tryIt.form).toContainText('The sandbox did not respond within 10 s.', { timeout: 20_000 });
});

test('the open block takes the place of the contents on a wide window; on a phone Run stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tryIt = await TryIt.open(page, 'en', DOC);
  const contents = page.locator('.doc-beside');
  await expect(contents).toBeHidden();
  const left = await tryIt.field('websiteURL').boundingBox();
  const right = await tryIt.button('Run').boundingBox();
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await tryIt.form.getByText(TRY_IT.en.optional).click();
  await tryIt.block.evaluate((block) => block.scrollIntoView());
  await expect(tryIt.button('Run')).toBeInViewport({ ratio: 1 });
  await tryIt.runTo('The task is ready.');
  await expect(tryIt.status).toBeInViewport({ ratio: 1 });
  await expect(tryIt.button('Run')).toBeInViewport({ ratio: 1 });
});

test('a form that cannot be loaded says so, and Try again loads it', async ({ page, watch }) => {
  watch.allow(/Failed to load|ChunkLoadError|Loading chunk|ERR_FAILED/);
  await sayDataIsSaved(page);
  await open(page, DOC);
  await page.route('**/assets/js/**', (route) => route.abort());
  const { block, form } = new TryIt(page, 'en');
  await block.locator('> summary').click();
  await expect(block.getByRole('alert')).toContainText('The form could not be loaded.');
  await expect(block).not.toContainText('JavaScript');
  await page.unroute('**/assets/js/**');
  await block.getByRole('button', { name: 'Try again' }).click();
  await expect(form).toBeVisible();
});

test('a click before React opens the block, and the form follows', LONG, async ({ page }) => {
  const release = await hold(page, '**/main.*.js');
  await page.goto(DOC);
  const tryIt = new TryIt(page, 'en');
  await tryIt.block.locator('> summary').click();
  await expect(tryIt.block.getByText('requires JavaScript')).toBeVisible();
  await expect(tryIt.form).toHaveCount(0);
  release();
  await expect(tryIt.form).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of TRIED_LOCALES) {
    test(`the block says what it does and links to the sandbox (${locale})`, async ({ page }) => {
      await page.goto(inLocale(locale, DOC));
      const { block } = new TryIt(page, locale);
      await block.locator('> summary').click();
      await expect(block).toContainText('JavaScript');
      await block.getByRole('link').click();
      await expect(page).toHaveURL(/getting-start#sandbox$/);
    });
  }
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
