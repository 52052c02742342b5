import type { Page } from '@playwright/test';
import { textsOf } from '../../website/shared/texts/index.ts';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { lostContent } from '../reflow.ts';
import { expect, inLocale, LOCALES, type Locale, open, SAMPLE_LOCALES, test } from '../test.ts';

const INDEX = '/docs/captchas';
const BOX = '.paste';
const TURNSTILE = `<form><div class="cf-turnstile" data-sitekey="0x4AAAAAAAtheirs" data-action="signup"></div></form>
  <script>siteverify({ secret: '0x4AAAAAAAsecret' })</script>`;
const GEETEST = `initGeetest({ gt: 'the-gt', challenge: d.challenge }, show)`;

/** The site fetches its own files ahead: React when it is idle, and a page when a link to it comes into view. */
const isNoAsset = (request: string) => !/^[^?]*\/assets\/(js|css)\/[\w.~]+$/.test(request);

async function openBox(page: Page, locale: Locale, path = INDEX) {
  await open(page, inLocale(locale, path));
  const box = page.locator(BOX).first();
  await box.locator('> summary').click();
  const words = textsOf(locale).paste;
  await expect(box.getByLabel(words.code)).toBeVisible();
  return {
    box,
    words,
    identify: async (code: string) => {
      await box.getByLabel(words.code).fill(code);
      await box.getByRole('button', { name: words.identify }).click();
    },
  };
}

for (const locale of LOCALES) {
  test(`a pasted page is identified, fills Try it and runs to its solution (${locale})`, async ({ page }) => {
    const requests: string[] = [];
    const { box, words, identify } = await openBox(page, locale);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await identify(TURNSTILE);
    await expect(box.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(box.locator('dl').first()).toContainText('0x4AAAAAAAtheirs');
    await expect(box.getByRole('alert')).toContainText('secret');
    await expect(box).not.toContainText('0x4AAAAAAAsecret');
    expect(requests.filter(isNoAsset)).toEqual([]);

    await box.getByRole('link', { name: words.fillThere }).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/docs/captchas/turnstile-task')}$`));
    const form = page.locator('.try-it form');
    // The page has no address of its own: that is what the reader adds.
    const { filled, missingValues } = textsOf(locale).tryIt;
    await expect(form).toContainText(filled.replace('{count}', '2'));
    await expect(form).toContainText(missingValues.replace('{fields}', 'websiteURL'));
    await expect(form.getByLabel('websiteURL', { exact: true })).toBeFocused();
    await expect(form.getByLabel('websiteKey', { exact: true })).toHaveValue('0x4AAAAAAAtheirs');
    await expect(form.getByLabel('pageAction', { exact: true })).toHaveValue('signup');
    await form.getByRole('button', { name: textsOf(locale).tryIt.run }).click();
    await expect(form.locator('[role="status"]').last()).toContainText(textsOf(locale).tryIt.ready);
    expect(requests.join()).not.toContain('secret');
    const written = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(written).not.toContain('siteverify');
  });
}

for (const locale of SAMPLE_LOCALES) {
  test(`the answer is accessible in both color modes and loses nothing at 390 px (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 20_000 });
    const { box, identify } = await openBox(page, locale);
    // A key without a place to wrap must not push its copy button out of the window.
    await identify(TURNSTILE.replace('theirs', 'theirs'.repeat(6)) + GEETEST);
    await expect(box.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expectAccessible(page, `${INDEX}, with an answer`, BOX);
    expect(await page.evaluate(lostContent)).toEqual([]);
  });

  test(`a page is identified with the keyboard alone (${locale})`, async ({ page }) => {
    const { box, words } = await openBox(page, locale);
    await tabTo(page, box.getByLabel(words.code));
    await page.keyboard.insertText(TURNSTILE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('heading', { level: 3 })).toBeFocused();
    await tabTo(page, box.locator('a.button'));
    await page.keyboard.press('Enter');
    await expect(page.locator('.try-it form').getByLabel('websiteURL', { exact: true })).toBeFocused();
  });

  test(`in Try it, the values of the same captcha fill the form and the variant (${locale})`, async ({
    page,
  }) => {
    await open(page, inLocale(locale, '/docs/captchas/geetest-task'));
    await page.locator('.try-it > summary').click();
    const box = page.locator(`.try-it ${BOX}`);
    await box.locator('> summary').click();
    const words = textsOf(locale).paste;
    await box.getByLabel(words.code).fill("initGeetest4({ captchaId: 'the-id' }, show)");
    await box.getByRole('button', { name: words.identify }).click();
    await box.getByRole('button', { name: words.fill }).click();
    const form = page.locator('.try-it form');
    await expect(form.getByLabel('websiteURL', { exact: true })).toBeFocused();
    await expect(form.getByLabel('gt', { exact: true })).toHaveValue('the-id');
    await expect(form.locator('select').first().locator('option:checked')).toHaveText('v4');
    // What the page lacks is not taken from the example.
    await expect(form.locator('.code').first()).not.toContainText('riskType');
  });

  test(`values of each visit and values that code computes are named with what to do (${locale})`, async ({
    page,
  }) => {
    const { box, words, identify } = await openBox(page, locale);
    await identify(GEETEST);
    await expect(box).toContainText(words.fresh);
    await expect(box).toContainText('d.challenge');
    await expect(box.locator('dt').last()).toHaveText('geetestApiServerSubdomain');
  });

  test(`an unknown page leads to the gallery (${locale})`, async ({ page }) => {
    const { box, words, identify } = await openBox(page, locale);
    await identify('<p>Hello</p>');
    await expect(box.getByRole('status')).toHaveText(words.nothing.unknown);
    await expect(box.getByRole('link', { name: words.gallery })).toHaveAttribute(
      'href',
      /\/docs\/captchas#choose$/,
    );
    await expect(box.getByRole('link', { name: words.notOffered })).toHaveAttribute('href', /#not-offered$/);
    await identify('https://example.com/login');
    await expect(box.getByRole('status')).toHaveText(words.nothing.pageAddress);
  });
}

test('values of optional fields are in view after they were filled in', async ({ page }) => {
  await open(page, '/docs/captchas/turnstile-task');
  await page.locator('.try-it > summary').click();
  const box = page.locator(`.try-it ${BOX}`);
  await box.locator('> summary').click();
  const words = textsOf('en').paste;
  await box
    .getByLabel(words.code)
    .fill('<div class="cf-turnstile" data-sitekey="0x4AAAAAAAtheirs" data-cdata="the-data"></div>');
  await box.getByRole('button', { name: words.identify }).click();
  await box.getByRole('button', { name: words.fill }).click();
  await expect(page.locator('.try-it form').getByLabel('data', { exact: true })).toHaveValue('the-data');
  await expect(page.locator('.try-it form').getByLabel('data', { exact: true })).toBeVisible();
});

test('an example shows what the box finds, and its values can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { box, words } = await openBox(page, 'en');
  await box.getByRole('button', { name: words.useExample }).click();
  await expect(box.getByRole('heading', { level: 3 })).toContainText('Cloudflare Turnstile');
  await box.locator('dl').first().getByRole('button').first().click();
  await expect(box.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(box.locator('dd code').first()).toHaveText(copied);
  await box.getByRole('button', { name: words.clear }).click();
  await expect(box.getByRole('button', { name: words.useExample })).toBeVisible();
});

test('on a phone, the opened box is in view as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/captchas/turnstile-task');
  await page.locator('.try-it > summary').click();
  const box = page.locator(`.try-it ${BOX}`);
  const words = textsOf('en').paste;
  for (const time of ['first', 'second']) {
    await test.step(time, async () => {
      await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 150));
      await box.locator('> summary').click();
      await expect(box.getByRole('button', { name: words.identify })).toBeInViewport({ ratio: 1 });
      const navbar = await page.locator('.navbar').boundingBox();
      const top = async () => (await box.boundingBox())?.y ?? Number.NaN;
      await expect.poll(top).toBeGreaterThanOrEqual(navbar?.height ?? Number.NaN);
      await expect.poll(top).toBeLessThan(150);
      await box.locator('> summary').click();
    });
  }
});

test('the box is loaded when it is opened, not before', async ({ page }) => {
  await open(page, INDEX);
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  await page.locator(`${BOX} > summary`).click();
  await expect(page.locator(`${BOX} textarea`)).toBeVisible();
  expect(await scripts()).toBeGreaterThan(before);
});

test('pasted code runs nothing, loads nothing and is not shown', async ({ page }) => {
  const { box, identify } = await openBox(page, 'en');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await identify(`<img src="/stolen.png" onerror="document.title='run'"><script>document.title = 'run'</script>
    <iframe src="/frame"></iframe><link rel="stylesheet" href="/style.css"><svg onload="document.title='run'"></svg>
    <style>@import "/import.css"</style><template><img src="/template.png" class="captcha"></template>
    <div class="cf-turnstile" data-sitekey="<img src=x onerror=alert(1)>"></div>`);
  await expect(box.getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(requests.filter(isNoAsset)).toEqual([]);
  await expect(page).not.toHaveTitle('run');
  expect(await box.locator('img, iframe, style, link, [onload], [onerror]').count()).toBe(0);
});

test('hostile text gets an answer at once', async ({ page }) => {
  const { box, words, identify } = await openBox(page, 'en');
  const most = 2 * 2 ** 20;
  const fills: Record<string, string> = {
    brackets: '<',
    tags: '<a b>',
    nested: '<div x>',
    templates: '<template x>',
    attributes: '<a ',
    formatting: '<i class="captcha" x>',
    bundle: 'function a(b,c){return b<c?d(b):e.f(c)}',
    calls: 'turnstile.render({a:[',
    text: 'Жук и жаба. ', // one word of two million letters is too much for the browser's own layout
  };
  for (const [name, piece] of Object.entries(fills)) {
    const text = piece.repeat(Math.floor(most / piece.length));
    await box.locator('textarea').evaluate((element, value) => {
      (element as HTMLTextAreaElement).value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    const took = await page.evaluate(() => {
      const start = performance.now();
      document.querySelector<HTMLButtonElement>('.paste .button')?.click();
      return performance.now() - start;
    });
    expect(took, name).toBeLessThan(5000);
    await expect(box.getByRole('status')).not.toBeEmpty();
  }
  // One tag with more attributes than a parser should compare.
  const attributes = `<a ${Array.from({ length: 200_000 }, (_, number) => `a${number}`).join(' ')}>`;
  await identify(attributes);
  await expect(box.getByRole('status')).toHaveText(words.nothing.unknown);
  await identify('x'.repeat(most + 1));
  await expect(box.getByRole('status')).toHaveText(words.nothing.tooLong);
});
