export default [
  require("/work/main/node_modules/infima/dist/css/default/default.css"),
  require("/work/main/node_modules/@docusaurus/theme-classic/lib/prism-include-languages"),
  require("/work/main/node_modules/@docusaurus/theme-classic/lib/nprogress"),
  require("/work/main/website/src/css/index.css"),
  require("/work/main/website/src/client/index.ts"),
];
