declare module 'prismjs/components/prism-core' {
  export { default } from 'prismjs';
}

/** Made by plugins/try-it, in the language of the build. */
declare module '@generated/try-it/default/strings.json' {
  const strings: import('../../../shared/texts/types').TryItStrings;
  export default strings;
}
