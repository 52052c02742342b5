/** As far as we use them; what a rule gives back as null is refused. Typed as text, because that is how it is passed on. */
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
