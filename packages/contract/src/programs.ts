import { existsSync, readFileSync } from 'node:fs';
import { brand } from '@docs/site/brand';
import { HOME, load } from './contract.ts';
import { LANGUAGES, needs } from './sample-languages/index.ts';
import type { ProgramFile } from './types.ts';

/**
 * The complete program in programs/first-task/ in each language, with its `{{placeholders}}` filled in. Comments and
 * messages are in the locale; missing ones are in English.
 */
export function program(locale = 'en'): ProgramFile[] {
  const texts = { ...programTexts('en'), ...programTexts(locale) };
  return LANGUAGES.map((one) => {
    const { language, prism, file } = one;
    const path = `programs/first-task/${file}`;
    const code = fill(
      readFileSync(new URL(path, HOME), 'utf8'),
      { ...texts, apiUrl: brand.hosts.api, needs: needs(one) },
      path,
    );
    return { language, prism, file, code: code.trimEnd() };
  });
}

/** Empty if the locale has no file. */
export function programTexts(locale: string): Record<string, string> {
  const file = `programs/texts/${locale}.yaml`;
  return existsSync(new URL(file, HOME)) ? (load(file) as Record<string, string>) : {};
}

function fill(text: string, values: Record<string, string>, path: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`packages/contract/${path} names {{${key}}}; add it to programs/texts/en.yaml.`);
    }
    return value;
  });
}
