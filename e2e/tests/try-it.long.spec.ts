import { withStorageBlocked } from '../blocked-storage.ts';
import { expect, FIXTURE, open, test, wake } from '../test.ts';
import { TRY_IT, TryIt } from '../try-it.ts';
import { METHODS, SHAPES } from '../try-it-pages.ts';

/** Details of the form. try-it.spec.ts has what the specification promises. */
const DOC = SHAPES['flat fields'];

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
    ['Polling too frequently', 'ERROR_TOO_MUCH_REQUESTS'],
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

test('surplus items of a list are removed, and the focus follows', async ({ page }) => {
  // The variant takes exactly two images; a link may hold another number.
  const body = { task: { imagesBase64: ['QQ==', 'Qg==', 'Qw=='] } };
  const link = btoa(JSON.stringify({ variant: 'oocl_rotate_new', body })).replaceAll('=', '');
  await page.goto(`/docs/captchas/ComplexImageTask-Recognition#try=RecognitionTask.${link}`);
  const tryIt = new TryIt(page, 'en');
  const images = async () => ((await tryIt.json()).task as { imagesBase64: string[] }).imagesBase64;
  await tryIt.button(TRY_IT.en.remove).click();
  expect(await images()).toEqual(['Qg==', 'Qw==']);
  await expect(tryIt.field('imagesBase64, item 1')).toBeFocused();
  await expect(tryIt.button(TRY_IT.en.remove)).toHaveCount(0);
});

test('proxy fields are folded with their count, checked together, and found from the summary', async ({
  page,
}) => {
  const tryIt = await TryIt.open(page, 'en', DOC);
  await expect(tryIt.field('proxyType')).toBeHidden();
  const proxy = tryIt.form.locator('summary', { hasText: 'Proxy' });
  await expect(proxy).toHaveText('Proxy 5');
  await proxy.click();
  await tryIt.field('proxyPort').fill('80a');
  await proxy.click();
  await expect(tryIt.field('proxyPort')).toBeHidden();
  await tryIt.button(TRY_IT.en.run).click();
  await tryIt.form.getByRole('link', { name: /^task\.proxyPort/ }).click();
  await expect(tryIt.field('proxyPort')).toBeFocused();
});

test('a request that is too long for a link shows a message', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/image-to-text');
  await tryIt.field('body').fill('A'.repeat(6000));
  await tryIt.choose(TRY_IT.en.copyLink);
  await expect(tryIt.button(TRY_IT.en.tooLong)).toBeVisible();
});

test('the program for this task type is saved with the values of the form', async ({ page }) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/turnstile-task');
  await tryIt.field('websiteKey').fill('my-turnstile-key');
  const saved = page.waitForEvent('download');
  await tryIt.choose(TRY_IT.en.download);
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
  await tryIt.show('Python');
  await tryIt.button(TRY_IT.en.copy).click();
  await expect(tryIt.button('Copied')).toBeVisible();
  expect(await clipboard()).toBe(await tryIt.code.textContent());
  await tryIt.choose(TRY_IT.en.copyCurl);
  await expect.poll(clipboard).toMatch(/^curl /);
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
  for (const stored of broken) {
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

test('constants are not fields, and values of a variant are not lost with its constants', async ({
  page,
}) => {
  const tryIt = await TryIt.open(page, 'en', '/docs/captchas/turnstile-task');
  for (const name of ['type', 'cloudflareTaskType']) await expect(tryIt.field(name)).toHaveCount(0);
  await tryIt.field('Variant').selectOption({ label: 'token' });
  expect(await tryIt.json()).toMatchObject({ task: { cloudflareTaskType: 'token' } });
});
