import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import budgets from '../../budgets.json';

const BUILD = join(__dirname, '../build');
/** Approximate size of the data host's response, the only request that a page makes. */
const DATA_BYTES = 160;

const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => ({ path, html: readFileSync(join(BUILD, path), 'utf8') }));
const weights = pages.map(({ path, html }) => ({ path, ...weigh(path, html) }));

describe('every page of every locale, before intent', () => {
  it('links one style sheet, and no script, font, picture or frame', () => {
    const others = weights.filter(({ styles, embedded }) => styles !== 1 || embedded > 0);
    expect(others).toEqual([]);
  });

  it(`weighs at most ${budgets.beforeIntent.bytes} bytes in all`, () => {
    const heavy = weights.filter(({ bytes }) => bytes > budgets.beforeIntent.bytes);
    const [heaviest] = weights.toSorted((a, b) => b.bytes - a.bytes);
    console.log(`${weights.length} pages; the heaviest is ${heaviest?.path} with ${heaviest?.bytes} bytes.`);
    expect(heavy).toEqual([]);
  });

  it('stays within that budget with the script that searches before React', () => {
    for (const { path, bytes } of weights.filter(({ path }) => /\bsearch\/index\.html$/.test(path))) {
      const script = compressed(join(BUILD, path, '../../results.js'));
      expect(bytes + script, path).toBeLessThanOrEqual(budgets.beforeIntent.bytes);
    }
  });

  it('has the same inline script, whose hash the policy allows', () => {
    const inlineScripts = new Set(pages.map(({ html }) => inlineScriptOf(html)));
    expect(inlineScripts.size).toBe(1);
    const { headers } = JSON.parse(readFileSync(join(BUILD, '.headers.json'), 'utf8'));
    const hash = createHash('sha256')
      .update([...inlineScripts].join())
      .digest('base64');
    expect(headers['Content-Security-Policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('has no rule for a class that no page of its type uses', () => {
    for (const [sheet, html] of bySheet()) {
      const css = readFileSync(join(BUILD, sheet), 'utf8').replace(/(:not|:has|url)\([^)]*\)/g, '');
      const classes = new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name as string));
      const absent = [...classes].filter((name) => !html.includes(name));
      expect(absent, sheet).toEqual([]);
    }
  });
});

/** The one inline script that runs; the others are data. */
function inlineScriptOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*type=application)[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  return scripts[0]?.[1] ?? '';
}

function weigh(path: string, html: string) {
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address as string);
  const styles = addresses(/<link rel=stylesheet href=(\S+)/g);
  const embedded = addresses(/<(?:script src|img|iframe|video|audio|object|embed)\b/g).length;
  const size = (address: string) => compressed(join(BUILD, address));
  const bytes = compressed(join(BUILD, path)) + size(styles[0] ?? path) + DATA_BYTES;
  return { styles: styles.length, embedded, bytes };
}

function compressed(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function bySheet(): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const { html } of pages) {
    const sheet = /<link rel=stylesheet href=(\S+)/.exec(html)?.[1] ?? '';
    sheets.set(sheet, (sheets.get(sheet) ?? '') + html);
  }
  return sheets;
}
