import type { Page } from '@playwright/test';
import { expect, inLocale, LOCALES, LONG, open, test, wake } from '../test.ts';

test('the head changes with the page on every navigation', async ({ page }) => {
  const canonical = page.locator('head link[rel=canonical]');
  const articles = async () => {
    const things = await page.locator('head script[type="application/ld+json"]').allTextContents();
    return things
      .map((thing) => JSON.parse(thing))
      .filter((thing) => thing['@type'] === 'TechArticle')
      .map(({ url }) => new URL(url).pathname);
  };
  await page.goto('/ru/docs/captchas/turnstile-task');
  await expect(canonical).toHaveAttribute('href', /\/ru\/docs\/captchas\/turnstile-task$/);
  expect(await articles()).toEqual(['/ru/docs/captchas/turnstile-task']);
  await wake(page);
  await expect(canonical).toHaveAttribute('href', /\/ru\/docs\/captchas\/turnstile-task$/);
  await page.locator('.theme-doc-sidebar-container a[href="/ru/docs/captchas/geetest-task"]').click();
  await expect(canonical).toHaveAttribute('href', /\/ru\/docs\/captchas\/geetest-task$/);
  await expect.poll(articles).toEqual(['/ru/docs/captchas/geetest-task']);
});

test('after a navigation the head is the same as after a full load', LONG, async ({ page, context }) => {
  const said = (of: Page) =>
    of.evaluate(() => {
      const all = (selector: string) => [...document.head.querySelectorAll(selector)];
      return {
        tags: all('title, meta, link[data-rh]')
          .map((tag) => {
            // react-helmet-async marks and orders the attributes differently in the browser.
            const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-rh');
            const pairs = attributes.map(({ name, value }) => `${name}=${value}`).sort();
            return `${tag.localName} ${pairs.join(' ')} ${tag.textContent}`;
          })
          .sort(),
        data: all('script[type]').map((script) => JSON.parse(script.innerHTML)),
      };
    });
  const untouched = await context.newPage(); // no gesture, so no React
  await open(page, inLocale('zh', '/'));
  for (const path of ['/docs/getting-start', '/docs/captchas', '/docs/captchas/turnstile-task', '/']) {
    const address = inLocale('zh', path);
    await page.locator(`a:visible[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await untouched.goto(address);
    await expect.poll(() => said(page)).toEqual(await said(untouched));
  }
});

test('an unknown address has no canonical link, before React and after', LONG, async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/ru/docs/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await wake(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
});

test("the browser's own bars take the color of the page", LONG, async ({ page }) => {
  const bars = page.locator('meta[name=theme-color]');
  await open(page, '/docs/getting-start');
  await expect(bars).toHaveAttribute('content', '#fff');
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect(bars).toHaveAttribute('content', '#0f151b');
  await page.reload(); // no gesture yet, so no React
  await expect(bars).toHaveAttribute('content', '#0f151b');
});

test('a browser takes the web manifest of every language', LONG, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  for (const locale of LOCALES) {
    await page.goto(inLocale(locale, '/'));
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(inLocale(locale, '/manifest.webmanifest'));
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: inLocale(locale, '/') });
  }
});
