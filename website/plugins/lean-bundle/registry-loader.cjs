/** What every page of the documentation is made of: one file rather than a dozen small ones. */
const OF_EVERY_DOC =
  /import\(.*?("@theme\/Doc(?:sRoot|VersionRoot|Root|Item)"|"@generated\/docusaurus-plugin-content-docs\/[^"]*")\)/g;

/** Without the names of modules, which the build reads and the browser does not. */
module.exports = (/** @type {string} */ source) =>
  source
    .replaceAll(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']')
    .replaceAll(OF_EVERY_DOC, 'import(/* webpackMode: "eager" */ $1)');
