/** Words of parts of the theme that this site does not have. */
const ABSENT =
  /^theme\.(blog|tags|BackToTop|CodeBlock\.wordWrap|colorToggle|docs\.(DocCard|tagDoc|versions|sidebar\.(collapse|expand))|navbar\.mobile(Dropdown|Versions))/;

module.exports = (/** @type {string} */ source) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => !ABSENT.test(id))));
