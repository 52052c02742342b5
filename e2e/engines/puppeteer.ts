import puppeteer, {
  type ConsoleMessage,
  type KeyInput,
  type Page,
  type Browser as Program,
} from 'puppeteer-core';
import { findFirefox } from '../../scripts/engines.mjs';
import { WHOLE_BROWSER } from '../chromium.ts';
import { LEFT } from './behavior.ts';
import { composeByEvents } from './composition.ts';
import { type Browser, DESKTOP, type LaunchOptions, type Tab } from './driver.ts';

/** Chromium, through its DevTools protocol. */
export async function launchChromium({ scripts }: LaunchOptions): Promise<Browser> {
  const program = await puppeteer.launch({ browser: 'chrome', ...WHOLE_BROWSER });
  return inTabs(program, async (page) => {
    await page.setJavaScriptEnabled(scripts);
    return {
      compose: (text) => composeInChromium(page, text),
      resizeWindow: (width, height) => resizeChromium(page, width, height),
    };
  });
}

/** Debian's Firefox, through its built-in WebDriver BiDi: no further program is needed. */
export async function launchFirefox({ scripts }: LaunchOptions): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found: install it (apt-get install firefox-esr).');
  const program = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'dom.w3c_touch_events.enabled': 1, // as on a device with a touch screen
    },
  });
  return inTabs(program, async (page) => ({
    compose: (text) => composeByEvents(tabOf(page, []), text),
    resizeWindow: (width, height) => page.setViewport({ width, height }),
  }));
}

function inTabs(
  program: Program,
  prepare: (page: Page) => Promise<Pick<Tab, 'compose' | 'resizeWindow'>>,
): Browser {
  return {
    async tab() {
      const page = await program.newPage();
      for (const other of await program.pages()) if (other !== page) await other.close();
      await page.setViewport(DESKTOP);
      const problems: Promise<string>[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(describe(message));
      });
      page.on('pageerror', (error) => problems.push(Promise.resolve(String(error))));
      return { ...tabOf(page, problems), ...(await prepare(page)) };
    },
    close: () => program.close(),
  };
}

/** Includes the text of errors, which Firefox omits. */
async function describe(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate(String));
  return Promise.all(parts).then(
    (texts) => texts.join(' ') || message.text(),
    () => `${message.text()}: ${LEFT}`,
  );
}

function tabOf(page: Page, problems: Promise<string>[]): Omit<Tab, 'compose' | 'resizeWindow'> {
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (script, ...args) => page.evaluate(script as never, ...args),
    moveMouse: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async press(...keys) {
      const last = keys.pop() as KeyInput;
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      await page.keyboard.press(last);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    addresses: async () => (await page.browser().pages()).map((each) => each.url()),
    problems: () => Promise.all(problems),
  };
}

async function composeInChromium(page: Page, text: string): Promise<void> {
  const session = await page.createCDPSession();
  const end = text.length;
  await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await session.send('Input.insertText', { text });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await session.detach();
}

/** The window itself, so that the page gets the events of a real change. Its frame is added to the size of the page. */
async function resizeChromium(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport(null);
  const session = await page.createCDPSession();
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const frame = await page.evaluate(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
  const bounds = { width: width + frame.x, height: height + frame.y };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
  await session.detach();
}
