import { brand } from '@docs/site/brand';
import { textsOf } from '../../website/shared/texts/index.ts';
import { expect, FIXTURE, firstOf, inLocale, LOCALES, LONG, open, test } from '../test.ts';

const GALLERY_TITLES = {
  en: 'Which captcha do you see?',
  ru: 'Какая капча перед вами?',
  zh: '您看到的是哪种验证码？',
  'pt-br': 'Qual captcha aparece na página?',
} as const;

for (const locale of LOCALES) {
  const strings = textsOf(locale).strings;

  test(`the home page in ${locale} has its title, hero, links, libraries and prices in its language`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, '/'));
    await expect(page).toHaveTitle(`${strings.metaTitle} | ${brand.name}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      strings.metaDescription,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.heroTitle);
    await expect(page.getByText(strings.heroDescription)).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: strings.goText, exact: true }),
    ).toHaveAttribute('href', inLocale(locale, '/docs/getting-start'));
    // What the service is and for whom, what it solves, what to do next.
    await expect(page.locator('main').getByRole('heading')).toHaveText([
      strings.heroTitle,
      GALLERY_TITLES[locale],
      strings.linksTitle,
      strings.libsTitle,
      strings.priceTitle,
    ]);
    for (const text of [
      strings.linkOneDescription,
      strings.linkTwoDescription,
      strings.linkThreeDescription,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText(strings.libsDescription)).toBeVisible();
    // Without amounts, the prices name the four units and where the amounts are shown.
    const prices = page.getByRole('region', { name: strings.priceTitle });
    await expect(prices.getByRole('listitem')).toContainText([
      strings.hundredTokens,
      strings.hundredImages,
      strings.dynamicHundredImages,
      strings.complexImageAnswers,
    ]);
    await expect(prices.getByRole('link', { name: strings.fullPriceText })).toHaveAttribute(
      'href',
      /^https:/,
    );
  });
}

for (const path of ['/ru/', '/ru/docs/captchas']) {
  test(`the gallery of ${path} has a picture, a label and a link for each of the 15 captchas`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = page.locator('[class*="gallery"] ul').getByRole('link');
    await expect(links).toHaveCount(15);
    await expect(page.locator('[class*="gallery"] ul svg')).toHaveCount(15);
    await expect(links.filter({ hasText: 'reCAPTCHA v2' }).first()).toHaveAttribute(
      'href',
      '/ru/docs/captchas/no-captcha-task',
    );
    const small = await links
      .locator('b')
      .evaluateAll((labels) =>
        labels
          .filter((label) => Number.parseFloat(getComputedStyle(label).fontSize) < 14)
          .map((label) => label.textContent),
      );
    expect(small).toEqual([]);
    await expect(links.first()).toHaveCSS('text-decoration-line', 'none');
  });
}

test(
  'the gallery of the home page has 2 columns at 390 px, 3 at 820 px and 5 at 1440 px',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [390, 2],
      [820, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('[class*="gallery"] li')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  },
);

test('the hero is solved from the first frame; it plays once under the pointer, unless motion is unwelcome', async ({
  page,
}) => {
  const playing = () => page.evaluate(() => document.getAnimations().length);
  const hidden = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.exchange :is(rect, g, span, pre)')].filter(
          (part) => getComputedStyle(part).opacity !== '1',
        ).length,
    );
  await page.goto('/');
  expect(await playing()).toBe(0);
  expect(await hidden()).toBe(0);
  await page.locator('.exchange').hover();
  await expect.poll(playing).toBeGreaterThan(0);
  await expect.poll(playing).toBe(0);
  expect(await hidden()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.locator('.exchange').hover();
  expect(await playing()).toBe(0);
});

test('the useful links lead to the cloud service, the extension and support in a new tab', async ({
  page,
}) => {
  await page.goto('/ru/');
  const strings = textsOf('ru').strings;
  const links = page.getByRole('region', { name: strings.linksTitle });
  await expect(links.getByRole('link', { name: strings.linkOneTitle })).toHaveAttribute(
    'href',
    brand.hosts.site,
  );
  await expect(links.getByRole('link', { name: strings.linkTwoTitle })).toHaveAttribute(
    'href',
    '/ru/docs/extension',
  );
  const support = links.getByRole('link', { name: strings.linkThreeTitle });
  await expect(support).toHaveAttribute('href', brand.hosts.helpdesk);
  await expect(support).toHaveAttribute('target', '_blank');
});

test('the libraries block names the five languages with their packages', async ({ page }) => {
  await page.goto('/');
  const libraries = page.getByRole('region', { name: textsOf('en').strings.libsTitle });
  await expect(libraries.getByRole('listitem')).toHaveCount(5);
  await expect(libraries.getByRole('listitem')).toHaveText(
    brand.libraries.map(({ language, registry, package: name }) => `${language}${registry}${name}`),
  );
});

test('the proxy note explains its two Cloudflare exceptions on hover and on focus', async ({ page }) => {
  await page.goto('/');
  const tooltip = page.getByRole('tooltip');
  const note = page.getByRole('button', { name: 'Note' });
  await expect(tooltip).toBeHidden();
  await note.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toContainText('cf_clearance');
  await expect(tooltip).toContainText('wait_room');
  await expect(tooltip).not.toContainText('Imperva');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await note.focus();
  await expect(tooltip).toBeVisible();
  await expect(note).toHaveAccessibleDescription(textsOf('en').strings.priceSubTooltipText);
});

for (const [prefix, amounts] of firstOf(1, [
  ['/', ['$1,234.50', '$0.40', '$0.55', '$0.30']],
  ['/ru/', ['1 234,50 $', '0,40 $', '0,55 $', '0,30 $']],
] as const)) {
  test(`configured amounts are shown in the number format of ${prefix}`, async ({ page }) => {
    await page.goto(FIXTURE + prefix);
    const items = page.locator('section[aria-labelledby="prices"] li');
    const texts = (await items.allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
    for (const [index, amount] of amounts.entries()) expect(texts[index]).toContain(amount);
    await expect(page.locator('section[aria-labelledby="prices"] a')).toHaveCount(0);
  });
}

test('the go action leads to the main doc inside the app', async ({ page }) => {
  await open(page, '/pt-br/');
  await page
    .locator('main')
    .getByRole('link', { name: textsOf('pt-br').strings.goText, exact: true })
    .click();
  await expect(page).toHaveURL('/pt-br/docs/getting-start');
});
