import { brand } from '@docs/site/brand';
import { languageStrings } from '../../website/src/strings/index.ts';
import { expect, FIXTURE, inLocale, LOCALES, open, test } from '../test.ts';

for (const locale of LOCALES) {
  const strings = languageStrings(locale);

  test(`the home page in ${locale} has its hero, links, libraries and prices in its language`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.heroTitle);
    await expect(page.getByText(strings.heroDescription)).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: strings.goText, exact: true }),
    ).toHaveAttribute('href', inLocale(locale, '/docs/getting-start'));
    for (const title of [strings.linksTitle, strings.libsTitle, strings.priceTitle]) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    for (const text of [
      strings.linkOneDescription,
      strings.linkTwoDescription,
      strings.linkThreeDescription,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText(strings.libsDescription)).toBeVisible();
  });

  test(`the title and description of the home page in ${locale} come from metaTitle and metaDescription`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, '/'));
    await expect(page).toHaveTitle(`${strings.metaTitle} | ${brand.name}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      strings.metaDescription,
    );
  });

  test(`without amounts the prices in ${locale} name the four units, what is charged in each, and where prices are shown`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, '/'));
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

test('the useful links lead to the cloud service, the extension and support in a new tab', async ({
  page,
}) => {
  await page.goto('/ru/');
  const strings = languageStrings('ru');
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
  const libraries = page.getByRole('region', { name: languageStrings('en').libsTitle });
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
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await note.focus();
  await expect(tooltip).toBeVisible();
  await expect(note).toHaveAccessibleDescription(languageStrings('en').priceSubTooltipText);
});

for (const [prefix, amounts] of [
  ['/', ['$1,234.50', '$0.40', '$0.55', '$0.30']],
  ['/ru/', ['1 234,50 $', '0,40 $', '0,55 $', '0,30 $']],
] as const) {
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
    .getByRole('link', { name: languageStrings('pt-br').goText, exact: true })
    .click();
  await expect(page).toHaveURL('/pt-br/docs/getting-start');
});
