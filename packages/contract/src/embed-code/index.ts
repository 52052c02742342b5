import { load, schema } from '../contract.ts';
import { variantSchema } from '../rows.ts';
import { task } from '../tasks.ts';
import { hasText, texts } from '../texts.ts';
import type { Locale } from '../types.ts';
import { captchaKey, type EmbedTexts } from './report.ts';
import type { EmbedRules } from './types.ts';

export const embedRules = load('embed-code.yaml') as EmbedRules;

const PLACES = [
  'attribute',
  'attributeAlone',
  'property',
  'argument',
  'parameter',
  'host',
  'script',
  'constant',
];

export function embedTexts(locale: Locale): EmbedTexts {
  const t = texts(locale);
  const captchas = embedRules.entries.map(
    (entry) =>
      [
        captchaKey(entry),
        {
          title: task(entry.task, locale).title,
          page: task(entry.task, locale).page,
          where: Object.fromEntries(
            findValues(entry.task, locale, entry.variant).map(({ name, where }) => [name, where]),
          ),
          required: variantSchema(schema(entry.task), entry.variant).required ?? [],
        },
      ] as const,
  );
  return {
    captchas: Object.fromEntries(captchas),
    places: Object.fromEntries(PLACES.map((place) => [place, t(`embedPlace.${place}`)])),
  };
}

/** Rows of the table "Where to find the values". Fields that always have one value are not in it. */
export function findValues(
  name: string,
  locale: Locale,
  variant?: string,
): { name: string; where: string }[] {
  const t = texts(locale);
  const key = captchaKey({ task: name, ...(variant && { variant }) });
  const entries = embedRules.entries.filter((entry) => captchaKey(entry) === key);
  if (entries.length === 0) throw new Error(`packages/contract/embed-code.yaml has no entry for ${key}.`);
  const fields = new Set(entries.flatMap(({ values }) => Object.keys(values)));
  return [...fields].flatMap((field) => {
    const own = `embed.${key}.${field}`;
    if (hasText(own)) return [{ name: field, where: t(own) }];
    return field === 'websiteURL' ? [{ name: field, where: t('embed.websiteURL') }] : [];
  });
}
