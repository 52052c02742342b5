// A translation depends on its English source: if the source changes, the page gets a notice at its top.
const { join, relative } = require('node:path');

module.exports = function source(content) {
  const { translations, sources } = this.getOptions();
  this.addDependency(join(sources, relative(translations, this.resourcePath)));
  return content;
};
