/** Without the list of pages: only stock cards read it, for its descriptions; ours have plugins/doc-descriptions. */
module.exports = (/** @type {string} */ source) => {
  const props = JSON.parse(source);
  if (props.version) props.version.docs = {};
  return JSON.stringify(props);
};
