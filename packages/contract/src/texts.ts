import { existsSync } from 'node:fs';
import { HOME, load, unknown } from './contract.ts';
import type { Locale, Text } from './types.ts';

export const LOCALES: readonly Locale[] = ['en', 'ru', 'zh', 'pt-br'];

type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => Text;

const NUMBER_FORMATS: Record<Locale, string> = { en: 'en-US', ru: 'ru-RU', zh: 'zh-Hans', 'pt-br': 'pt-BR' }; // spec 3
/** Texts whose numbers are values that a reader types into JSON: a decimal comma would be wrong there. */
const JSON_VALUES = new Set(['constraint.range']);

const files = new Map<Locale, Record<string, string>>();

/** Texts of a locale by key. What it lacks is English; descriptions.test.ts reports it. */
export function texts(locale: Locale): Translate {
  const own = descriptions(locale);
  const english = descriptions('en');
  const number = new Intl.NumberFormat(NUMBER_FORMATS[locale], { useGrouping: 'min2' });
  const inWords = (key: string, value: string | number | undefined) =>
    typeof value === 'number' && !JSON_VALUES.has(key) ? number.format(value) : value;
  return (key, values = {}) => {
    const text = own[key] ?? english[key];
    if (text === undefined) {
      throw new Error(`packages/contract/descriptions/en.yaml has no text "${key}"; add it.`);
    }
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(inWords(key, values[name]) ?? whole));
  };
}

/** Texts in a row, put together as the locale does it: `key` is a text with {first} and {second}. */
export function joined(list: Text[], key: string, t: Translate): Text {
  return list.length > 0 ? list.reduce((first, second) => t(key, { first, second })) : '';
}

/** Whether English has a text for the key, for texts that not every row has. */
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
