import { brand } from './brand.ts';
import { siteUrl } from './settings.ts';
import { OperatorError } from './variables.ts';

/** Placeholders for values of the brand in pages, the contract and drawings, such as `%BRAND%`. */
const VALUES: Record<string, string> = {
  BRAND: brand.name,
  API_URL: brand.hosts.api,
  API_HOST: new URL(brand.hosts.api).host,
  SITE_URL: brand.hosts.site,
  DASHBOARD_URL: brand.hosts.dashboard,
  DOCS_URL: siteUrl(process.env),
  HELPDESK_URL: brand.hosts.helpdesk,
  CLIENT_CLASS: brand.clientClass,
  // %PACKAGE_NPM%, %PACKAGE_PYPI%, %PACKAGE_NUGET%, %PACKAGE_GO_MODULES%, %PACKAGE_PACKAGIST%
  ...Object.fromEntries(
    brand.libraries.map((library) => [packagePlaceholder(library.registry), library.package]),
  ),
};

function packagePlaceholder(registry: string): string {
  return `PACKAGE_${registry.toUpperCase().replaceAll(' ', '_')}`;
}

/** Stays in the text: the browser replaces it with the value from the docs data host (spec 1.9, 7.1). */
export const USER_AGENT_PLACEHOLDER = '%USER_AGENT%';

/** At least three letters and no digits: `%D0%BF` in an address is not a placeholder. */
const PLACEHOLDER = /%([A-Z][A-Z_]+[A-Z])%/g;

/** Fills in the values of the brand. An unknown placeholder stops the build. */
export function fillPlaceholders(text: string, file: string): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    if (placeholder === USER_AGENT_PLACEHOLDER) return placeholder;
    const value = VALUES[name];
    if (value !== undefined) return value;
    const known = Object.keys(VALUES).map((one) => `%${one}%`);
    throw new OperatorError(
      `${file} has the unknown placeholder ${placeholder}; known are ${known.join(', ')}.`,
    );
  });
}
