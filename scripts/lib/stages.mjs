/** @typedef {import('./locale-inputs.ts').LocaleInputs} LocaleInputs */

/**
 * Locales that are built and take over together, in order. If an English page has changed, and the other locales only
 * by the notice that their translation of it is outdated now, then readers of English need not wait for the notices.
 * @param {Record<string, LocaleInputs>} now by locale, beginning with the language that the others are translated from
 * @param {(locale: string) => LocaleInputs | undefined} before what the locale was built from, if it was
 * @returns {string[][]}
 */
export function stagesOf(now, before) {
  const stale = Object.keys(now).filter((locale) => !isBuiltFrom(now[locale], before(locale)));
  const [source = '', ...translated] = stale;
  const areNotices =
    source === Object.keys(now)[0] &&
    translated.every((locale) => now[locale]?.pages === before(locale)?.pages);
  return areNotices && translated.length > 0 ? [[source], translated] : [stale];
}

/**
 * @param {LocaleInputs | undefined} now
 * @param {LocaleInputs | undefined} before
 */
export function isBuiltFrom(now, before) {
  return now?.pages === before?.pages && now?.notices === before?.notices;
}
