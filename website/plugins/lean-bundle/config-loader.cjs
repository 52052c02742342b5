/** What only the build reads; the rest of the configuration goes to the browser. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @param {string} source the generated module, `export default {…}` */
module.exports = (source) => {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const name of BUILD_ONLY) delete config[name];
  delete config.themeConfig.prism; // code is highlighted by the build
  return `export default ${JSON.stringify(config)};`;
};
