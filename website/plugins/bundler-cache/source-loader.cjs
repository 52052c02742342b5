// A translation depends on its source: it says at its top when it no longer follows it.
const { join, relative } = require('node:path');

module.exports = function source(content) {
  const { translations, sources } = this.getOptions();
  this.addDependency(join(sources, relative(translations, this.resourcePath)));
  return content;
};
