import { brand } from '@docs/site/brand';
import { expect, firstOf, hold, hydrated, inLocale, LONG, open, test, wake } from '../test.ts';

const BARS = {
  en: { announcement: 'section[aria-label="Announcement"]', support: 'section[aria-label="Support"]' },
  ru: { announcement: 'section[aria-label="Объявление"]', support: 'section[aria-label="Поддержка"]' },
};

for (const locale of firstOf(1, ['en', 'ru'] as const)) {
  const home = inLocale(locale, '/');
  const { announcement, support } = BARS[locale];

  test(`the announcement bar stays dismissed after a reload and in other pages (${locale})`, async ({
    page,
  }) => {
    await page.goto(home);
    const bar = page.locator(announcement);
    await expect(bar).toBeVisible();
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    await page.goto(inLocale(locale, '/docs/news'));
    await expect(bar).toBeHidden();
    await wake(page);
    await expect(bar).toBeHidden();
  });

  test(`the support banner stays hidden for the session once closed (${locale})`, async ({
    page,
    context,
  }) => {
    await page.goto(home);
    const banner = page.locator(support);
    await expect(banner).toBeVisible();
    await expect(banner.locator('a[target="_blank"]')).toHaveAttribute('href', brand.hosts.helpdesk);
    await banner.getByRole('button').click();
    await expect(banner).toBeHidden();
    const stored = await page.evaluate(() => Object.values(sessionStorage));
    expect(stored).toContain('hidden');
    await page.goto(inLocale(locale, '/docs/news'));
    await expect(banner).toBeHidden();
    const otherSession = await context.newPage();
    await otherSession.goto(home);
    await expect(otherSession.locator(support)).toBeVisible();
  });
}

test(
  'an announcement dismissed in one tab disappears in the others, with React and before',
  LONG,
  async ({ page, context }) => {
    const asleep = await context.newPage();
    const awake = await context.newPage();
    await asleep.goto('/docs/news');
    await open(awake, '/ru/docs/news');
    await open(page, '/');
    await page.locator(BARS.en.announcement).getByRole('button').click();
    await expect(page.locator(BARS.en.announcement)).toBeHidden();
    await expect(asleep.locator(BARS.en.announcement)).toBeHidden();
    await expect(awake.locator(BARS.ru.announcement)).toBeHidden();
  },
);

test('a changed announcement id shows the bar again on the very first load', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
    localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.goto('/');
  await expect(page.locator(BARS.en.announcement)).toBeVisible();
  await wake(page);
  await expect(page.locator(BARS.en.announcement)).toBeVisible();
});

test('a closed support banner does not flash while the next page is being painted', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('docs.supportBanner', 'hidden');
    const shown = (globalThis as unknown as { shown: number[] }).shown ?? [];
    (globalThis as unknown as { shown: number[] }).shown = shown;
    const look = () => {
      const banner = document.querySelector('section[aria-label="Support"]');
      if (banner) shown.push(banner.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/docs/news');
  await wake(page);
  const heights = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
  expect(heights.filter((height) => height > 0)).toEqual([]);
});

test('the color mode is light by default, even where the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the color toggle switches the mode and the choice is remembered across locales', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/ru/docs/news');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Сменить тему' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('sidebar categories expand and collapse, and none collapses by itself', async ({ page }) => {
  await open(page, '/docs/api/threshold');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const collapse = sidebar.getByRole('button', { name: "Collapse sidebar category 'API'" });
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Captchas'" }).click();
  await expect(sidebar.getByRole('link', { name: 'GeeTest' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Block reasons' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'GeeTest' }).click();
  await expect(page).toHaveURL('/docs/captchas/geetest-task');
  await expect(sidebar.getByRole('link', { name: 'Block reasons' })).toBeVisible();
  await collapse.click();
  await expect(sidebar.getByRole('link', { name: 'Block reasons' })).toBeHidden();
});

test('gestures made before React arrives are carried out once it is there', async ({ page }) => {
  await page.goto('/docs/api/threshold');
  await page.evaluate(() => {
    const caret = document.querySelector<HTMLElement>(
      '.theme-doc-sidebar-menu button[aria-expanded="false"]',
    );
    caret?.setAttribute('data-marked', '');
  });
  await page.locator('[data-marked]').click();
  await hydrated(page);
  await expect(page.locator('[data-marked]')).toHaveAttribute('aria-expanded', 'true');
});

test('the next page is loaded before the switch, and the bar shows after 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/api/threshold');
  const release = await hold(page, '**/assets/js/*.js');
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidence threshold');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejected tokens and nocache');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating', '');
});

test('the progress bar waits 200 ms, no less', async ({ page }) => {
  await open(page, '/docs/api/threshold');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/assets/js/*.js', () => {}); // never answered
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await page.clock.runFor(199);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating', '');
  await page.clock.runFor(2);
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
});

/** By this time on the page's clock, an idle page has prefetched React if it ever does. */
const PREFETCHED_MS = 5000;

for (const connection of firstOf(2, [
  { saveData: true },
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
])) {
  test(`nothing is prefetched on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '4g', saveData: false, ...value },
      });
    }, connection);
    await page.clock.install();
    await page.goto('/docs/api/threshold', { waitUntil: 'load' });
    await page.clock.runFor(PREFETCHED_MS);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await page.clock.resume();
    await wake(page);
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    const before = await scripts();
    await page.locator('.pagination-nav__link--next').hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await scripts()).toBe(before);
  });
}

test('on a good connection the code is prefetched when idle, and the next page on hover', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/docs/api/threshold', { waitUntil: 'load' });
  await page.clock.runFor(PREFETCHED_MS);
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await page.clock.resume();
  await wake(page);
  const request = page.waitForRequest((candidate) => candidate.url().includes('/assets/js/'));
  await page.locator('.pagination-nav__link--next').hover();
  await request;
});

test('pages that the text links to are fetched when the link comes into view, pages of the sidebar are not', async ({
  page,
}) => {
  const chunks = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/js/')) chunks.add(pathname);
  });
  await page.addInitScript(() => sessionStorage.setItem('docs.supportBanner', 'hidden'));
  await page.goto('/docs/captchas/turnstile-task', { waitUntil: 'load' });
  await wake(page);
  await expect(page.locator('link[rel="prefetch"][href*="/assets/js/"]')).not.toHaveCount(0); // the breadcrumbs
  await page.waitForLoadState('networkidle');
  const atTheTop = chunks.size;
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/captchas/tendi"]').hover();
  await expect.poll(() => chunks.size).toBeGreaterThan(atTheTop); // it was in sight, but not fetched
  await page.waitForLoadState('networkidle');
  const withTendi = chunks.size;
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await expect.poll(() => chunks.size).toBeGreaterThan(withTendi);
});

test('the chosen version is kept in local storage; one that no longer exists is forgotten', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  await page.goto('/docs/getting-start');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
  for (const [stored, kept] of [
    ['current', 'current'],
    ['gone', null],
  ]) {
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name as string, value as string),
      [key, stored],
    );
    await open(page, '/docs/getting-start');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(kept);
  }
});
