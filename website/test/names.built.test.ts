import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { i18n } from '../locales.ts';

const BUILD = join(__dirname, '../build');
const OTHERS = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
const NAMED = ['aria-label', 'title', 'alt', 'placeholder', 'data-title'];
const CAPTIONS = 'button, summary, label, legend, figcaption, [role="img"] > title, [role="tooltip"]';

/** Names of products, programming languages and languages: the same everywhere. */
const NAMES =
  /^(Captcha Cloud|reCAPTCHA( v\d( Enterprise)?)?|Prosopo Procaptcha|(Cloudflare )?Turnstile|GeeTest|cURL|JavaScript|Python|C#|Java|Go|PHP|API|English|Русский|中文|Português|\?)$/;

/** English words that are also Portuguese. */
const SHARED_WORDS = /^(Captchas|Proxy)$/;
const english = englishNames();

describe.each(OTHERS)('the built %s site', (locale) => {
  it('names its controls and images in its own language', () => {
    const isName = (name: string) => NAMES.test(name) || (locale === 'pt-br' && SHARED_WORDS.test(name));
    const found = pagesOf(locale).flatMap((file) =>
      namesIn(join(BUILD, locale, file))
        .filter((name) => english.get(file)?.has(name) && !isName(name))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

function pagesOf(locale: string): string[] {
  return readdirSync(join(BUILD, locale), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}

function englishNames(): Map<string, Set<string>> {
  return new Map(pagesOf('ru').map((file) => [file, new Set(namesIn(join(BUILD, file)))]));
}

function namesIn(path: string): string[] {
  const $ = load(readFileSync(path, 'utf8'));
  const attributes = NAMED.flatMap((name) =>
    $(`body [${name}]`)
      .get()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const captions = $(CAPTIONS)
    .get()
    .map((element) => $(element).text());
  return [...attributes, ...captions].map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
