import { brand } from './brand.ts';
import defaults from './defaults.json' with { type: 'json' };
import { malformed, origin, text, type Variables } from './variables.ts';

/** The environment variables of the build. The types in website/environment.ts allow it to read only these. */
export const BUILD_VARIABLES = [
  'CSP_SOURCES',
  'DOCS_DATA_URL',
  'PRICES',
  'SEARCH_API_KEY',
  'SEARCH_APP_ID',
  'SEARCH_HOSTS',
  'SEARCH_INDEX',
  'SITE_URL',
  'SUPPORT_MESSENGER_SRC',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_ORIGIN',
  'USER_AGENT',
] as const;

export interface SearchAccess {
  appId: string;
  apiKey: string;
  /** One index per locale: `<indexPrefix>-<locale>`. */
  indexPrefix: string;
}

/** The public origin of the site. */
export function siteUrl(variables: Variables<'SITE_URL'>): string {
  return origin(variables, 'SITE_URL') ?? brand.hosts.docs;
}

/** The credentials and index names that the pages send to the search service and that the embedded one accepts. */
export function searchAccess(
  variables: Variables<'SEARCH_APP_ID' | 'SEARCH_API_KEY' | 'SEARCH_INDEX'>,
): SearchAccess {
  const indexPrefix = text(variables, 'SEARCH_INDEX') ?? defaults.searchIndex;
  if (!/^[\w-]+$/.test(indexPrefix)) {
    throw malformed('SEARCH_INDEX', indexPrefix, 'made of letters, digits, _ and - only');
  }
  return {
    appId: text(variables, 'SEARCH_APP_ID') ?? defaults.searchAppId,
    apiKey: text(variables, 'SEARCH_API_KEY') ?? defaults.searchApiKey,
    indexPrefix,
  };
}

export const MAX_USER_AGENT_LENGTH = 512;

/** The User-Agent in built pages and of the embedded data host. */
export function userAgent(variables: Variables<'USER_AGENT'>): string {
  const value = text(variables, 'USER_AGENT') ?? defaults.userAgent;
  if (!isUserAgent(value)) {
    throw malformed(
      'USER_AGENT',
      value,
      `at most ${MAX_USER_AGENT_LENGTH} printable ASCII characters that start with a product and its version, such as Mozilla/5.0`,
    );
  }
  return value;
}

export function isUserAgent(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_USER_AGENT_LENGTH &&
    // Must start with a product and version (RFC 9110). Markup, JSON and sentences such as "Try later" do not.
    /^[\w!#$%&'*+.^`|~-]+\/\w[\x20-\x7e]*$/.test(value) &&
    !/[<>]/.test(value)
  );
}
