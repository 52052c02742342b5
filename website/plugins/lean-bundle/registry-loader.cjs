/** Without the names of modules, which the build reads and the browser does not. */
module.exports = (/** @type {string} */ source) =>
  source.replaceAll(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
