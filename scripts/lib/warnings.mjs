/** A message of Docusaurus begins like this, and ends where the next one begins. */
const MESSAGE = /^\[(INFO|SUCCESS|WARNING|ERROR)\] /m;
const WARNING = '[WARNING] ';

/**
 * @param {string} log output of Docusaurus
 * @returns {string[]}
 */
export function warningsIn(log) {
  const starts = [...log.matchAll(new RegExp(MESSAGE, 'gm'))].map(({ index }) => index);
  const messages = starts.map((start, n) => log.slice(start, starts[n + 1]).trim());
  return messages.filter((message) => message.startsWith(WARNING));
}

/**
 * The warnings of all locales, each once, with a count. Empty if there are none.
 * @param {Record<string, string[]>} warnings by locale
 */
export function warningReport(warnings) {
  /** @type {Map<string, string[]>} */
  const locales = new Map();
  for (const [locale, messages] of Object.entries(warnings))
    for (const message of new Set(messages)) locales.set(message, [...(locales.get(message) ?? []), locale]);
  const lines = [...locales].map(
    ([message, shown]) => `${message.slice(WARNING.length)} (${shown.join(', ')})`,
  );
  if (lines.length === 0) return '';
  return `\n${lines.length} ${lines.length === 1 ? 'warning' : 'warnings'}:\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}`;
}
