/** Words of parts of the theme that this site does not have. */
const ABSENT = /^theme\.(blog|tags|docs\.(tagDocListPageTitle|versions|sidebar\.(collapse|expand)))/;

module.exports = (/** @type {string} */ source) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => !ABSENT.test(id))));
