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
  return messages
    .filter((message) => message.startsWith(WARNING))
    .map((message) => message.slice(WARNING.length));
}
