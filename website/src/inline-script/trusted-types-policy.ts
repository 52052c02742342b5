import '../browser/trusted-types';

/**
 * The policy for framework and bundler code without support for trusted types: scripts come from paths of our own
 * origin, text that is written as HTML (the copyright line) has no tags, and data blocks in the head are JSON.
 */
export function createDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/</.test(text) ? null : text),
    createScript: (text) => JSON.parse(text) && text,
    createScriptURL: (address) => (/^\/\w/.test(address) ? address : null),
  });
}
