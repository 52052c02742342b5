/** The one function of tslib that @docusaurus/utils-common calls; the library is larger than that whole package. */
exports.__importDefault = (/** @type {{ __esModule?: boolean }} */ module) =>
  module?.__esModule ? module : { default: module };
