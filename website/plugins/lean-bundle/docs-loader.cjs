/** Without the pages' descriptions: only cards show them, see plugins/doc-descriptions. */
module.exports = (/** @type {string} */ source) => {
  const props = JSON.parse(source);
  for (const doc of Object.values(props.version?.docs ?? {})) delete doc.description;
  return JSON.stringify(props);
};
