import type { Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../chromium.ts';
import { SITE_PORT } from '../ports.ts';
import { expect, hold, inLocale, LONG, open, SAMPLE_LOCALES, test } from '../test.ts';

/** No clipboard permission is granted: to see what was copied, the tests paste it, as a reader does. */
test.use({
  launchOptions: {
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, '--host-resolver-rules=MAP plain.test 127.0.0.1'],
  },
});
test.beforeEach(({ watch }) => watch.allow(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/)); // need HTTPS too

/** Plain HTTP, as on a local network: the browser has no clipboard API there. */
const PLAIN = `http://plain.test:${SITE_PORT}`;
const DOC = '/docs/api/threshold';
const FAILED = {
  en: "Couldn't copy",
  ru: 'Не удалось скопировать',
  zh: '复制失败',
  'pt-br': 'Não foi possível copiar',
} as const;

const block = (page: Page) => page.locator('main .code').first();
const button = (page: Page) => block(page).getByRole('button');

async function paste(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.querySelector('body > textarea')?.remove();
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+v');
  return page.locator('body > textarea').inputValue();
}

async function refuseClipboard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  for (const name of ['clipboard-read', 'clipboard-write'])
    await browser?.send('Browser.setPermission', {
      permission: { name },
      setting: 'denied',
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    });
}

for (const [where, origin, prepare] of [
  ['on localhost', '', async () => {}],
  ['on plain HTTP, without a clipboard API', PLAIN, async () => {}],
  ['where the reader refused the clipboard', '', refuseClipboard],
] as const) {
  test(`code and pages are copied ${where}`, async ({ page, request }) => {
    await open(page, origin + DOC);
    await prepare(page);
    const code = await block(page).locator('code').textContent();
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    await expect(button(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await paste(page)).toBe(code);

    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('.copy-page > button')).toHaveText('Copied');
    expect(await paste(page)).toBe(await (await request.get(`${DOC}.md`)).text());
  });
}

for (const locale of SAMPLE_LOCALES) {
  test(
    `a failed copy is shown, and the text is selected for the reader's own copy command (${locale})`,
    LONG,
    async ({ page }) => {
      await page.addInitScript(() => {
        const { userActivation } = navigator;
        const timer = setInterval(() => {
          if (!userActivation.hasBeenActive || userActivation.isActive) return;
          clearInterval(timer);
          console.log('too late');
        }, 100);
        new MutationObserver(() => console.log('carried out')).observe(document, {
          attributeFilter: ['data-copied'],
          subtree: true,
        });
      });
      const release = await hold(page, '**/main.*.js');
      await page.goto(PLAIN + inLocale(locale, DOC));
      const code = await block(page).locator('code').textContent();
      // A page may copy only shortly after a click. Evaluate nothing in the page until then: that would count as a click.
      const said = (text: string) => page.waitForEvent('console', (message) => message.text() === text);
      const tooLate = said('too late');
      await button(page).click();
      await tooLate;
      const carriedOut = said('carried out');
      release();
      await carriedOut;
      await expect(button(page)).toHaveText(FAILED[locale]);
      await expect(page.getByRole('status').filter({ hasText: FAILED[locale] })).toBeAttached();
      await page.keyboard.press('Control+c');
      expect(await paste(page)).toBe(code);
    },
  );
}
