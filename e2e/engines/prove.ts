import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_PORT, SITE_PORT } from '../ports.ts';
import type { Behavior } from './behavior.ts';
import { BEHAVIORS } from './behaviors/index.ts';
import { type Browser, ENGINES, type Engine, type LaunchOptions } from './driver.ts';
import { type Locale, MESSAGES } from './messages.ts';
import { Network } from './network.ts';
import { Reader } from './reader.ts';

const LOCALES = Object.keys(MESSAGES) as Locale[];

/**
 * Tests all behaviors in one engine, with one browser for all tests of a group. `npm run test:all` tests each behavior
 * in all locales of MESSAGES. `npm test` tests each in one locale, which differs between neighbors in the list and
 * between engines, and skips behaviors that are similar to another one.
 */
export function prove(engine: Engine, launch: (options: LaunchOptions) => Promise<Browser>): void {
  const all = Object.values(BEHAVIORS).flat();
  for (const scripts of [false, true]) {
    describe(scripts ? 'with script' : 'without script', () => {
      let browser: Browser;
      let site: Network;
      let fixture: Network;
      beforeAll(async () => {
        [browser, site, fixture] = await Promise.all([
          launch({ scripts }),
          Network.before(SITE_PORT),
          Network.before(FIXTURE_PORT),
        ]);
      });
      afterAll(async () => {
        await browser.close();
        for (const network of [site, fixture]) network.close();
      });

      for (const behavior of all) {
        if (behavior.notAutomatable?.[engine] || !behavior.withoutScript !== scripts) continue;
        const turn = all.indexOf(behavior) + ENGINES.indexOf(engine);
        if (behavior.alike && !process.env.TEST_ALL) continue;
        for (const locale of localesOf(turn)) {
          test(`${behavior.name} (${locale})`, () =>
            proveOne(behavior, locale, browser, behavior.fixture ? fixture : site));
        }
      }
    });
  }
}

/** What Firefox reports if a reader leaves a page while a font loads. */
const LEAVING = /downloadable font: .*status=2152398850/;

function localesOf(turn: number): Locale[] {
  return process.env.TEST_ALL ? LOCALES : LOCALES.slice(turn % LOCALES.length).slice(0, 1);
}

async function proveOne(
  behavior: Behavior,
  locale: Locale,
  browser: Browser,
  network: Network,
): Promise<void> {
  network.reset();
  const tab = await browser.tab();
  const reader = new Reader(tab, network, network.newOrigin(), locale);
  await behavior.prove(reader, MESSAGES[locale]);
  const problems = (await tab.problems()).filter((problem) => !LEAVING.test(problem));
  // As texts: the report of a failed attempt shortens arrays.
  expect(problems.filter((problem) => !behavior.expected?.test(problem)).join('\n')).toBe('');
  expect(network.violations.join('\n')).toBe('');
}
