import { expect, type Locator, type Page } from '@playwright/test';

/** The open modal. Its parts have the names that a reader would use. */
export class SearchModal {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly active: Locator;
  readonly seeAll: Locator;
  readonly announcement: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.locator('dialog[data-search]');
    this.input = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.locator('[role=option][aria-selected=true]');
    this.seeAll = this.dialog.locator('a[href*="search?q="]');
    this.announcement = this.dialog.getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** Types the query and waits for the resulting state. */
  async search(query: string, state: 'idle' | 'error' = 'idle'): Promise<void> {
    await this.input.fill(query);
    await expect(this.dialog).not.toHaveAttribute('data-status', /loading|stalled/);
    await expect(this.dialog).toHaveAttribute('data-status', state);
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }
}
