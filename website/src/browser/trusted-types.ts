/** The rules that we use. If a rule returns null, the value is rejected. Typed as strings, as callers use them. */
export interface Rules {
  createHTML?: (text: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  /** Absent in browsers without trusted types, and while the site is built. */
  var trustedTypes:
    | { createPolicy(name: string, rules: Rules): { createHTML(text: string): string } }
    | undefined;
}

/** A policy whose callers vouch for the markup. The content security policy lists its name. */
export function markupPolicy(name: string): (html: string) => string {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => (policy ? policy.createHTML(html) : html);
}
