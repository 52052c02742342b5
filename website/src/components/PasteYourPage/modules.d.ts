/** Made by plugins/try-it, in the language of the build. */
declare module '@generated/try-it/default/paste.json' {
  const data: {
    rules: import('@docs/contract/embed-code').EmbedRules;
    texts: import('@docs/contract/embed-code').EmbedTexts;
    words: import('../../../shared/texts/types').PasteStrings;
  };
  export default data;
}
