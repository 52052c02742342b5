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
