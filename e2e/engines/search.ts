import { expect } from 'vitest';
import type { Reader, Seen } from './reader.ts';

export const DIALOG = 'dialog[data-search]';
export const OPTION = `${DIALOG} [role=option]`;
export const SELECTED = `${OPTION}[aria-selected=true]`;

/** The search modal. Its parts have the names that a reader would use. */
export class Search {
  constructor(readonly reader: Reader) {}

  async open(): Promise<void> {
    await this.reader.press('Control', 'k');
    await this.expectFocus();
  }

  async expectFocus(): Promise<void> {
    await this.reader.see(`${DIALOG} [role=combobox]:focus`);
  }

  async expectQuery(query: string): Promise<void> {
    const read = async () => (await this.reader.see(`${DIALOG} [role=combobox]`)).value;
    await expect.poll(read, { message: 'query' }).toBe(query);
  }

  /** Replaces the text in the field and waits until the search is done. */
  async search(query: string, status: 'idle' | 'error' = 'idle'): Promise<void> {
    await this.reader.press('Control', 'a');
    await this.reader.type(query);
    await this.expectQuery(query);
    await this.reader.see(`${DIALOG}[data-status="${status}"]`);
  }

  /** The first hit, once there are hits. */
  async firstHit(): Promise<Seen> {
    return this.reader.see(SELECTED);
  }

  async expectClosed(): Promise<void> {
    await this.reader.gone(DIALOG);
  }
}
