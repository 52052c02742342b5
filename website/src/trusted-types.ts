/** As far as we use them; what a rule gives back as null is refused. Typed as text, because that is how it is passed on. */
export interface Rules {
  createHTML?: (text: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}
interface Policy {
  createHTML(text: string): string;
}

/** undefined in browsers without trusted types, and while the site is built: there, text stays text. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
  };
  return trustedTypes?.createPolicy(name, rules);
}
