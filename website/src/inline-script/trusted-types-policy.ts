import '../trusted-types';

/**
 * The policy for code without support for trusted types, the framework's and the bundler's: scripts come from paths
 * of our own origin, what is written as HTML (the copyright line) holds no tag, and data blocks in the head hold JSON.
 */
export function createDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/</.test(text) ? null : text),
    createScript: (text) => JSON.parse(text) && text,
    createScriptURL: (address) => (/^\/\w/.test(address) ? address : null),
  });
}
