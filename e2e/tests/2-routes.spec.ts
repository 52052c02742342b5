import { brand } from '@docs/site/brand';
import { formatLocale } from '@docs/site/locales';
import { CATEGORY_INDEXES, DRAFTS, ROUTES } from '../routes.ts';
import { expect, FIXTURE, firstOf, inLocale, LOCALES, open, SAMPLE_LOCALES, test, wake } from '../test.ts';

for (const locale of LOCALES) {
  test(`every route of the specification answers 200 in ${locale}, in its language and without a redirect`, async ({
    request,
  }) => {
    for (const route of ROUTES) {
      const path = inLocale(locale, route);
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`lang=${formatLocale(locale)}`);
      expect(html, path).toMatch(/<h1[ >]/);
    }
  });

  test(`the documentation pages built in ${locale} are the routes of the specification and no others`, async ({
    request,
  }) => {
    const sitemap = await (await request.get(inLocale(locale, '/sitemap.xml'))).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    const expected = ROUTES.filter((route) => route !== '/search').map((route) => inLocale(locale, route));
    expect(paths.sort()).toEqual(expected.sort());
  });

  test(`the docs root redirects to the main doc in ${locale}, keeping the query`, async ({ request }) => {
    const response = await request.get(`${inLocale(locale, '/docs')}?a=1`, { maxRedirects: 0 });
    expect([301, 302, 307, 308]).toContain(response.status());
    expect(response.headers().location).toBe(`${inLocale(locale, '/docs/getting-start')}?a=1`);
  });

  test(`an unknown path shows the not-found page of ${locale} with status 404`, async ({ page, watch }) => {
    watch.allow(/404/);
    const response = await page.goto(inLocale(locale, '/docs/no-such-page'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', formatLocale(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      { en: 'Page not found', ru: 'Страница не найдена', zh: '找不到页面', 'pt-br': 'Página não encontrada' }[
        locale
      ],
    );
    const title = await page.title();
    expect(title).not.toBe(brand.name);
    await wake(page);
    // React must not replace the title by the name of the site alone, which it would do one frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    await expect(page).toHaveTitle(title);
  });

  test(`the drafts are not published or linked in ${locale}`, async ({ request }) => {
    for (const draft of DRAFTS) expect((await request.get(inLocale(locale, draft))).status()).toBe(404);
    const home = await (await request.get(inLocale(locale, '/docs/captchas'))).text();
    expect(home).not.toMatch(/captchas\/(datadome|hcaptcha-task)/i);
  });
}

for (const locale of SAMPLE_LOCALES) {
  test(`the five category indexes list their pages in ${locale}`, async ({ page }) => {
    for (const [index, child] of Object.entries(CATEGORY_INDEXES)) {
      await page.goto(inLocale(locale, index));
      await expect(page.locator(`main article a[href="${inLocale(locale, child)}"]`).first()).toBeVisible();
    }
  });
}

test('the docs root redirects inside the app too', async ({ page }) => {
  await open(page, '/ru/docs/news');
  await page.evaluate(() => {
    history.pushState({}, '', '/ru/docs');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/ru/docs/getting-start');
  await expect(page.locator('article')).toBeVisible();
});

test('letter case counts in routes', async ({ request }) => {
  expect((await request.get('/docs/captchas/Basilisk-task')).status()).toBe(200);
  expect((await request.get('/docs/captchas/basilisk-task')).status()).toBe(404);
});

test('the other slash form of an address leads to the canonical one', async ({ request }) => {
  for (const [given, canonical] of [
    ['/ru/docs/news/', '/ru/docs/news'],
    ['/docs/external-services', '/docs/external-services/'],
    ['/zh', '/zh/'],
  ] as const) {
    const response = await request.get(given, { maxRedirects: 0 });
    expect(response.status(), given).toBe(301);
    expect(response.headers().location, given).toBe(canonical);
  }
});

test('one sidebar holds every documentation page; it cannot be hidden', async ({ page }) => {
  await open(page, '/ru/docs/getting-start');
  const sidebar = page.getByRole('navigation', { name: 'Разделы документации' });
  const collapsed = sidebar.locator('button[aria-expanded="false"]');
  while ((await collapsed.count()) > 0) await collapsed.first().click();
  const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.sort()).toEqual(
    ROUTES.filter((route) => route.startsWith('/docs'))
      .map((route) => `/ru${route}`)
      .sort(),
  );
  await expect(page.getByRole('button', { name: /сайдбар/i })).toHaveCount(0);
});

test('an unlisted page shows its notice and is not indexed', async ({ page }) => {
  for (const [prefix, notice] of firstOf(1, [
    ['', 'Search engines will not index it'],
    ['/ru', 'Поисковые системы её не индексируют'],
  ])) {
    await page.goto(`${FIXTURE}${prefix}/fixture-docs/unlisted`);
    await expect(page.getByText(notice as string)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  const sitemap = await (await page.request.get(`${FIXTURE}/sitemap.xml`)).text();
  expect(sitemap).toContain('fixture-docs/listed');
  expect(sitemap).not.toContain('fixture-docs/unlisted');
});

test('a page with tags shows them, and its tag pages are in its language', async ({ page }) => {
  for (const { prefix, label, tagged, all } of firstOf(1, [
    { prefix: '', label: 'Tags:', tagged: 'One doc tagged with "Webhook"', all: 'Tags' },
    { prefix: '/ru', label: 'Теги:', tagged: '1 страница с тегом «Webhook»', all: 'Теги' },
  ])) {
    await page.goto(`${FIXTURE}${prefix}/fixture-docs/listed`);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Webhook' }).click();
    await expect(page).toHaveURL(`${FIXTURE}${prefix}/fixture-docs/tags/webhook`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagged);
    await page
      .locator('main')
      .getByRole('link', { name: /all tags|все теги/i })
      .click();
    await expect(page).toHaveURL(`${FIXTURE}${prefix}/fixture-docs/tags`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(all);
    await expect(page.getByRole('link', { name: /^Proxy/ })).toBeVisible();
  }
});

test('the search page is not indexed', async ({ page }) => {
  await page.goto('/ru/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('the blog is disabled in every locale', async ({ request }) => {
  for (const locale of LOCALES) expect((await request.get(inLocale(locale, '/blog'))).status()).toBe(404);
});
