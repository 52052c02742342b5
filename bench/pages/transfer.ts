import type { Browser } from '@playwright/test';
import { RESOURCE_TYPES, type ResourceType, type Site, type Transfer } from './site.ts';

export type Weight = Record<ResourceType, number> & { requests: number; total: number };

/** Bytes and requests on a cold cache, each stage including those before it. */
export interface Weights {
  /** Page loaded, no gesture yet. Without prefetched files. */
  before: Weight;
  /** Prefetched in that time. */
  ahead: Weight;
  /** The pointer moved and the search was focused. Everything that this page has used so far. */
  intent: Weight;
  /** Prefetched by then and not used yet: other pages. */
  otherPages: Weight;
  /** Search opened and a word typed. Everything that this page has used so far. */
  search: Weight;
}

const QUERY = 'proxy';

export async function weigh(browser: Browser, site: Site, address: string, search: string): Promise<Weights> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await site.taken();
    await page.goto(site.origin + address);
    const loaded = await site.taken();

    await page.mouse.move(300, 300);
    await page.mouse.move(640, 400, { steps: 4 });
    const field = page.locator(search).filter({ visible: true }).first();
    await field.focus();
    const woken = [...loaded, ...(await site.taken())];

    await field.click();
    const opened = [...woken, ...(await site.taken())];
    await page.keyboard.type(QUERY);
    const searched = [...opened, ...(await site.taken())];
    const scripts = (await page.evaluate('[...document.scripts].map(({ src }) => src)')) as string[];
    const used = ({ ahead, path }: Transfer) => !ahead || scripts.includes(site.origin + path);
    return {
      before: sum(loaded.filter(({ ahead }) => !ahead)),
      ahead: sum(loaded.filter(({ ahead }) => ahead)),
      intent: sum(woken.filter(used)),
      otherPages: sum(woken.filter((one) => !used(one))),
      search: sum(searched.filter(used)),
    };
  } finally {
    await context.close();
  }
}

export function sum(transfers: readonly Transfer[]): Weight {
  const bytes = (type: ResourceType) => transfers.reduce((total, one) => total + (one.bytes[type] ?? 0), 0);
  const types = Object.fromEntries(RESOURCE_TYPES.map((type) => [type, bytes(type)])) as Record<
    ResourceType,
    number
  >;
  const total = Object.values(types).reduce((all, one) => all + one, 0);
  return { ...types, requests: transfers.length, total };
}
