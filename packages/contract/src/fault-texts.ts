import { texts } from './texts.ts';
import type { Locale } from './types.ts';
import { type FaultTexts, RULES } from './validator/rules.ts';

/** The error sentences of all rules in a locale, with placeholders. */
export function faultTexts(locale: Locale): FaultTexts {
  const t = texts(locale);
  const sentences = RULES.map((rule) => [rule, t(`fault.${rule}`)]);
  return Object.fromEntries([...sentences, ['list', t('list.comma')]]);
}
