import type { CDPSession, Page } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, firstOf, hold, inLocale, open, test } from '../test.ts';

const QUERIES = '**/1/indexes/*/queries*';

/** An input method's keys: the text is composed, and Enter ends the composition, not the search. */
class InputMethod {
  readonly #session: Promise<CDPSession>;
  constructor(page: Page) {
    this.#session = page.context().newCDPSession(page);
  }

  async compose(text: string): Promise<void> {
    const session = await this.#session;
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  async commit(text: string): Promise<void> {
    const session = await this.#session;
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await session.send('Input.insertText', { text });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  }
}

for (const [locale, text] of firstOf(1, [
  ['zh', '代理'],
  ['en', 'proxy'],
] as const)) {
  const doc = inLocale(locale, '/docs/news');

  test(`Enter that commits a composition while a search is pending opens no hit (${locale})`, async ({
    page,
  }) => {
    await open(page, doc);
    const modal = new SearchModal(page);
    await modal.open();
    const release = await hold(page, QUERIES);
    const method = new InputMethod(page);
    await method.compose(text);
    await method.commit(text);
    await expect(modal.input).toHaveValue(text);
    release();
    await expect(modal.options.first()).toBeVisible();
    await expect(modal.dialog).toHaveAttribute('data-status', 'idle');
    await expect(page).toHaveURL(doc);
    await modal.input.press('Enter');
    await modal.expectClosed();
  });

  test(`Enter that commits a composition on the results page does not send the form (${locale})`, async ({
    page,
  }) => {
    await open(page, inLocale(locale, '/search'));
    await page.evaluate(() => Object.assign(window, { same: true }));
    const field = page.getByRole('searchbox');
    await field.focus();
    const release = await hold(page, QUERIES);
    const method = new InputMethod(page);
    await method.compose(text);
    await method.commit(text);
    await expect(page).toHaveURL(`${inLocale(locale, '/search')}?q=${encodeURIComponent(text)}`);
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
}
