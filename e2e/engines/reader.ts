import { homeOf } from '@docs/site/locales';
import { expect } from 'vitest';
import type { Tab } from './driver.ts';
import type { Locale } from './messages.ts';
import type { Network } from './network.ts';

/** An element as a reader sees it. */
export interface Seen {
  text: string;
  value: string;
  href: string;
  focused: boolean;
  selected: boolean;
  /** The center of the element, in the window. */
  x: number;
  y: number;
  /** Whether a press there reaches the element: it is in the window, and nothing covers it. */
  reachable: boolean;
  /** Counts the frames of the page from one look to the next. */
  frame: number;
}

/** What a reader does and sees, written once for all engines. All commands wait until they can be carried out. */
export class Reader {
  constructor(
    readonly tab: Tab,
    readonly network: Network,
    readonly origin: string,
    readonly locale: Locale,
  ) {}

  path(path: string): string {
    return homeOf(this.locale) + path.slice(1);
  }

  /** Waits for the page's requests first: WebKit logs an error for a request that ends because the page is left. */
  async goto(path: string): Promise<void> {
    await expect.poll(() => this.network.inFlight, { message: 'requests in flight' }).toBe(0);
    await this.tab.goto(this.origin + this.path(path));
  }

  /** Opens a page and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.wake();
  }

  async wake(): Promise<void> {
    await this.tab.moveMouse(2, 2);
    await this.tab.moveMouse(4, 4);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.root('data-has-hydrated', 'true');
  }

  /** Waits until the root element has this attribute. */
  async root(name: string, value: string | null): Promise<void> {
    const read = () => this.tab.run((name) => document.documentElement.getAttribute(name), name);
    await expect.poll(read, { message: name }).toBe(value);
  }

  /** The matching elements that are visible now. */
  all(selector: string, text = ''): Promise<Seen[]> {
    return this.tab.run(look, selector, text, false);
  }

  async see(selector: string, text = ''): Promise<Seen> {
    let seen: Seen | undefined;
    const find = async () => {
      [seen] = await this.all(selector, text);
      return seen !== undefined;
    };
    await expect.poll(find, { message: `${selector} “${text}” is seen` }).toBe(true);
    return seen as Seen;
  }

  async seeCount(selector: string, count: number): Promise<void> {
    await expect.poll(async () => (await this.all(selector)).length, { message: selector }).toBe(count);
  }

  gone(selector: string): Promise<void> {
    return this.seeCount(selector, 0);
  }

  async click(selector: string, text = ''): Promise<void> {
    const { x, y } = await this.#reach(selector, text);
    await this.tab.click(x, y);
  }

  async tap(selector: string): Promise<void> {
    const { x, y } = await this.#reach(selector, '');
    await this.tab.tap(x, y);
  }

  /** Follows a link that may be out of sight, as a screen reader does, without hovering over it first. */
  async follow(selector: string): Promise<void> {
    await this.see(selector);
    await this.tab.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);
  }

  async press(...keys: string[]): Promise<void> {
    await this.tab.press(...keys);
  }

  async type(text: string): Promise<void> {
    await this.tab.type(text);
  }

  async focus(selector: string): Promise<void> {
    await this.see(selector);
    await this.tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
  }

  async back(): Promise<void> {
    await this.tab.run(() => history.back());
  }

  /** Waits for the address below the origin, with search string and hash. */
  async at(path: string): Promise<void> {
    const address = () => this.tab.run(() => decodeURI(location.pathname + location.search + location.hash));
    await expect.poll(address, { message: 'address' }).toBe(path);
  }

  /** Returns what Control+V pastes into a field. */
  async paste(): Promise<string> {
    await this.tab.run(() => {
      const field = document.createElement('textarea');
      document.body.append(field);
      field.focus();
    });
    await this.press('Control', 'v');
    return (await this.see('body > textarea')).value;
  }

  /** Marks the page. A full load removes the mark. */
  async mark(): Promise<void> {
    await this.tab.run(() => document.documentElement.setAttribute('data-marked', ''));
  }

  async isMarked(): Promise<boolean> {
    return this.tab.run(() => document.documentElement.hasAttribute('data-marked'));
  }

  async #reach(selector: string, text: string): Promise<Seen> {
    let seen: Seen | undefined;
    const isStill = async () => {
      const before = seen;
      [seen] = await this.tab.run(look, selector, text, true);
      // On a busy machine both looks may fall into one frame of a movement, and the press would miss.
      return seen?.reachable && seen.x === before?.x && seen.y === before.y && seen.frame > before.frame;
    };
    await expect.poll(isStill, { message: `${selector} “${text}” can be pressed` }).toBe(true);
    return seen as Seen;
  }
}

/** Runs in the page. */
function look(selector: string, text: string, reach: boolean): Seen[] {
  const { dataset } = document.documentElement;
  const frame = Number(dataset.frame ?? 0);
  const count = () => {
    dataset.frame = `${frame + 1}`;
  };
  // Without script, Firefox calls nothing in a frame.
  if (reach && matchMedia('(scripting: none)').matches) count();
  else if (reach) requestAnimationFrame(count);
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getClientRects().length > 0 && element.textContent.includes(text))
    .map((element, index) => {
      const isReachable = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return element.contains(top) || top?.closest('label, a, button') === element;
      };
      const middle = () => {
        const [box] = element.getClientRects() as unknown as [DOMRect];
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
      };
      if (reach && index === 0 && !isReachable(...middle()))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [x, y] = middle();
      return {
        text: element.innerText.trim(),
        value: (element as HTMLInputElement).value ?? '',
        href: element.getAttribute('href') ?? '',
        focused: document.activeElement === element,
        selected: element.ariaSelected === 'true',
        x,
        y,
        reachable: isReachable(x, y),
        frame,
      };
    });
}
