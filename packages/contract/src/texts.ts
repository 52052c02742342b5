import { existsSync } from 'node:fs';
import { DEFAULT_LOCALE, formatLocale, LOCALES } from '@docs/site/locales';
import { HOME, load, unknown } from './contract.ts';
import type { Locale, Text } from './types.ts';

type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => Text;

/** Texts whose numbers readers type into JSON, where a decimal comma would be wrong. */
const JSON_VALUES = new Set(['constraint.range']);

const files = new Map<Locale, Record<string, string>>();

/** Texts of a locale by key. Missing texts are in English, including numbers; `npm run translations` reports them. */
export function texts(locale: Locale): Translate {
  const own = descriptions(locale);
  const english = descriptions(DEFAULT_LOCALE);
  const numbers = numberFormat(locale);
  const englishNumbers = numberFormat(DEFAULT_LOCALE);
  return (key, values = {}) => {
    const text = own[key] ?? english[key];
    if (text === undefined) {
      throw new Error(`packages/contract/descriptions/en.yaml has no text "${key}"; add it.`);
    }
    const { format } = key in own ? numbers : englishNumbers;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return String((typeof value === 'number' && !JSON_VALUES.has(key) ? format(value) : value) ?? whole);
    });
  };
}

function numberFormat(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(formatLocale(locale), { useGrouping: 'min2' });
}

/** Joins a list as the locale does. `key` is a text with {first} and {second}. */
export function joined(list: Text[], key: string, t: Translate): Text {
  return list.length > 0 ? list.reduce((first, second) => t(key, { first, second })) : '';
}

/** Whether English has a text for the key. For texts that only some rows have. */
export function hasText(key: string): boolean {
  return key in descriptions('en');
}

export function hasDescriptions(locale: Locale): boolean {
  return existsSync(new URL(`descriptions/${locale}.yaml`, HOME));
}

export function descriptions(locale: Locale): Record<string, string> {
  if (!LOCALES.includes(locale)) throw unknown('locale', locale, LOCALES);
  const known = files.get(locale);
  if (known) return known;
  const found = hasDescriptions(locale)
    ? (load(`descriptions/${locale}.yaml`) as Record<string, string>)
    : {};
  files.set(locale, found);
  return found;
}
