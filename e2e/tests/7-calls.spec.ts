import { THIRD_PARTY_PORT } from '../ports.ts';
import { FOREIGN_USER_AGENT } from '../stand-ins.ts';
import { expect, FIXTURE, firstOf, inLocale, open, SAMPLE_LOCALES, SITE_USER_AGENT, test } from '../test.ts';

const PAGE = '/docs/api/methods/get-user-agent';

for (const locale of SAMPLE_LOCALES) {
  test(`the current user agent is in text, inline code and code blocks before React in ${locale}`, async ({
    page,
  }) => {
    const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/data/');
    await page.goto(inLocale(locale, PAGE));
    const request = await call;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    await expect(page.locator('main').getByText(SITE_USER_AGENT).first()).toBeVisible();
    await expect(page.locator('main code').filter({ hasText: SITE_USER_AGENT }).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('%USER_AGENT%');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
}

test('the user agent is fetched again at each page render and shown after React too', async ({ page }) => {
  await open(page, '/docs/methods');
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/data/');
  await page.locator('main').getByRole('link', { name: 'getUserAgent' }).first().click();
  await expect(page).toHaveURL(PAGE);
  await call;
  await expect(page.locator('main').getByText(SITE_USER_AGENT).first()).toBeVisible();
});

test('the page does not jump when the user agent arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (globalThis as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PAGE);
  await expect(page.locator('main').getByText(SITE_USER_AGENT).first()).toBeVisible();
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.01);
});

test('the value of a foreign data host is shown, through CORS', async ({ page }) => {
  for (const prefix of firstOf(1, ['', '/ru'])) {
    await page.goto(`${FIXTURE}${prefix}/fixture-docs/listed`);
    await expect(page.locator('main p').getByText(FOREIGN_USER_AGENT).first()).toBeVisible();
    await expect(page.locator('main pre')).toContainText(FOREIGN_USER_AGENT);
    await expect(page.locator('main')).not.toContainText('%USER_AGENT%');
  }
});

test.describe('with a foreign data host that answers 503', () => {
  test.use({ userAgent: 'Test status/503' }); // third-party.ts reads it

  test('the failure is logged only, and the reader sees the default', async ({ page, watch }) => {
    watch.allow(/503|HTTP error/);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('HTTP error! status: 503'),
    );
    await page.goto(`${FIXTURE}/fixture-docs/listed`);
    await logged;
    await expect(page.locator('main')).toContainText('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit');
    await expect(page.locator('main')).not.toContainText('%USER_AGENT%');
    await expect(page.getByText('HTTP error')).toHaveCount(0);
  });
});

test('nothing is loaded from elsewhere unless it is configured', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL as string)) foreign.push(request.url());
  });
  await open(page, '/');
  await open(page, '/docs/getting-start');
  expect(foreign).toEqual([]);
});

test('a configured tag manager loads once the page is readable', async ({ page }) => {
  await page.goto(`${FIXTURE}/docs/news`);
  await expect(page.locator('html')).toHaveAttribute('data-tag-manager-loaded', 'true');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((s) => (s as HTMLScriptElement).src));
  expect(sources).toContain(`http://localhost:${THIRD_PARTY_PORT}/gtm.js?id=GTM-TEST123`);
  const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
  await expect(inline).toHaveAttribute('data-tag-manager'); // ours, and no other
});

test('a configured messenger gets its frame, font, picture, script, styles and socket from a second host', async ({
  page,
}) => {
  await page.goto(`${FIXTURE}/docs/news`);
  await expect(page.locator('html')).toHaveAttribute(
    'data-messenger',
    'font frame image script settings socket style',
  );
});
