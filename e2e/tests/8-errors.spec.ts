import type { Page } from '@playwright/test';
import { expect, FIXTURE, hydrated, open, test, wake } from '../test.ts';

const MESSAGES = {
  en: { crashed: 'This page crashed.', again: 'Try again', title: 'Page Error', retry: 'Retry' },
  ru: {
    crashed: 'На странице произошёл сбой.',
    again: 'Попробовать ещё раз',
    title: 'Не удалось открыть страницу',
    retry: 'Повторить',
  },
};

for (const [locale, prefix] of [
  ['en', ''],
  ['ru', '/ru'],
] as const) {
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

test('an in-site navigation whose chunk fails for a moment ends on the page that was asked for', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR|ChunkLoadError|Loading chunk/);
  await open(page, '/docs/api/threshold');
  let failures = 0;
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await hydrated(page);
  await expect(page).toHaveURL('/docs/api/token-accept');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token acceptance (nocache)');
});

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
