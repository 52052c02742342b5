import type { SearchRecord } from '@docs/search';
import { LOCALES, type Locale } from '@docs/site/locales';
import { readTexts } from '../../shared/texts/read';
import { readEnglishHeadings } from './english-headings';

/** By address without the locale, e.g. `/docs/api/block-reason#fix`. */
type Phrases = Record<string, string[]>;

/**
 * Adds readers' own phrases to titles and headings: `website/search-phrases/<locale>.json`. Also adds words of
 * the address and phrases of other languages: English phrases and headings to the other locales, and all other phrases
 * to English.
 * Adding all four languages everywhere would cost 20 MB of the server's memory.
 */
export function addPhrases(records: readonly SearchRecord[], locale: Locale, baseUrl: string): void {
  const own = readPhrases(locale);
  const others = LOCALES.filter((other) => (locale === 'en' ? other !== 'en' : other === 'en')).map(
    readPhrases,
  );
  const headings = locale === 'en' ? new Map<string, string>() : readEnglishHeadings();
  for (const record of records) {
    // The first record of an address is its heading.
    if (record.type === 'content' || !record.objectID.endsWith('|0')) continue;
    const address = addressOf(record, baseUrl);
    if (own[address]) record.phrases = own[address];
    const heading = headings.get(address);
    const foreign = others.flatMap((phrases) => phrases[address] ?? []);
    record.foreign = [...foreign, ...(heading ? [heading] : []), lastPart(address)];
  }
}

/** Empty for a new locale. */
export function readPhrases(locale: Locale): Phrases {
  return readTexts(new URL(`../../search-phrases/${locale}.json`, import.meta.url)) as Phrases;
}

/** `/ru/docs/external-services/#ports` → `/docs/external-services#ports`. */
export function addressOf({ url_without_anchor: path, anchor }: SearchRecord, baseUrl: string): string {
  const below = path.slice(baseUrl.length - 1).replace(/\/$/, '') || '/';
  return anchor === null ? below : `${below}#${anchor}`;
}

/** `/docs/captchas/geetest-task` → geetest: every page of a captcha is a task. */
function lastPart(address: string): string {
  return (address.split(/[/#]/).at(-1) ?? '').replace(/-task$/, '');
}
