/** Made by plugins/doc-descriptions: description by the id of a page. */
declare module '@generated/doc-descriptions/default/all.json' {
  const descriptions: Record<string, string>;
  export default descriptions;
}
