import type { Page } from '@playwright/test';
import { expect, FIXTURE, firstOf, hydrated, LONG, open, test, wake } from '../test.ts';

const MESSAGES = {
  en: { crashed: 'This page crashed.', again: 'Try again', title: 'Page Error', retry: 'Retry' },
  ru: {
    crashed: 'На странице произошёл сбой.',
    again: 'Попробовать ещё раз',
    title: 'Не удалось открыть страницу',
    retry: 'Повторить',
  },
};

for (const [locale, prefix] of firstOf(1, [
  ['en', ''],
  ['ru', '/ru'],
] as const)) {
  const messages = MESSAGES[locale];

  test(`a crash shows its page with a button that tries again (${locale})`, async ({ page, watch }) => {
    watch.allow(/./); // React reports the crash in its own words
    await open(page, `${FIXTURE}${prefix}/fixture/crash`);
    await page.getByRole('button', { name: 'Crash this page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.crashed);
    await expect(page).toHaveTitle(messages.title);
    await page.getByRole('button', { name: messages.again }).click();
    await expect(page.getByRole('button', { name: 'Crash this page' })).toBeVisible();
  });

  test(`a first load whose code fails reloads once, then shows Page Error with Retry (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|net::ERR/);
    const restore = await breakScripts(page, /\/assets\/js\/main\./);
    const loads = countLoads(page);
    await page.goto(`${prefix}/docs/news`);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page).toHaveTitle(messages.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.title);
    expect(loads()).toBe(2);
    await restore();
    await page.getByRole('button', { name: messages.retry }).click();
    await expect(page.locator('article h1')).toBeVisible();
    await wake(page);
  });

  test(`an in-site navigation whose chunk fails reloads once, then shows Page Error with Retry (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|net::ERR|ChunkLoadError|Loading chunk/);
    await open(page, `${prefix}/docs/api/threshold`);
    const target = page.locator('.pagination-nav__link--next');
    const href = await target.getAttribute('href');
    const restore = await breakScripts(page, /\/assets\/js\/(?!main|runtime)/);
    const loads = countLoads(page);
    await target.dispatchEvent('click');
    await expect(page).toHaveTitle(messages.title);
    expect(new URL(page.url()).pathname).toBe(href);
    await expect(page.getByRole('button', { name: messages.retry })).toBeVisible();
    expect(loads()).toBe(1);
    await restore();
    await page.getByRole('button', { name: messages.retry }).click();
    await expect(page.locator('article h1')).toBeVisible();
    await wake(page);
  });
}

const WAYS_OUT: Record<string, (page: Page) => Promise<unknown>> = {
  'a link in the navbar': (page) =>
    page.locator('nav.navbar').getByRole('link', { name: 'Extension' }).click(),
  'a link in the footer': (page) => page.locator('footer.footer').getByRole('link', { name: 'News' }).click(),
  Back: (page) => page.goBack(),
};

for (const [way, leave] of firstOf(1, Object.entries(WAYS_OUT))) {
  test(`${way} leads away from a crashed page`, async ({ page, watch }) => {
    watch.allow(/./); // React reports the crash in its own words
    await open(page, `${FIXTURE}/fixture-docs/listed`);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Crash fixture' }).click();
    await page.getByRole('button', { name: 'Crash this page' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page crashed.');
    await leave(page);
    await expect(page).not.toHaveURL(/crash/);
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
    await expect(heading).toBeVisible();
  });
}

for (const address of firstOf(1, ['/docs/api/api-errors#100%', '/docs/news#%ff'])) {
  test(`${address}, which cannot be decoded, shows its page`, async ({ page }) => {
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.evaluate(() => location.assign('#50%'));
    await expect(page).toHaveURL(/#50%25$/);
    await page.locator('nav.navbar').getByRole('link', { name: 'Extension' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
}

test('a path that cannot be decoded shows the not-found page, with React too', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/docs/100%25'); // the server repairs what it can; this reaches the page
  await page.evaluate(() => history.replaceState(null, '', '/docs/%ff'));
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test(
  'an in-site navigation whose chunk fails once ends on the requested page',
  LONG,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|net::ERR|ChunkLoadError|Loading chunk/);
    await open(page, '/docs/api/threshold');
    let failures = 0;
    await page.route(/\/assets\/js\/(?!main|runtime)/, (route) =>
      failures++ === 0 ? route.abort() : route.continue(),
    );
    await page.locator('.pagination-nav__link--next').dispatchEvent('click');
    await hydrated(page);
    await expect(page).toHaveURL('/docs/api/token-accept');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejected tokens and nocache');
  },
);

test('the not-found page advises to contact the owner of the linking site', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/nowhere');
  await expect(page.getByText('Please contact the owner of the site that linked you')).toBeVisible();
  await page.goto('/ru/nowhere');
  await expect(page.getByText('Свяжитесь с владельцем сайта')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Начало работы' }).first()).toBeVisible();
});

async function breakScripts(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads++;
  });
  return () => loads;
}
