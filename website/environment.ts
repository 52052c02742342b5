import {
  type BUILD_VARIABLES,
  type SearchAccess,
  searchAccess,
  siteUrl,
  userAgent,
} from '@docs/site/settings';
import { malformed, origin, parseUrl, text, url, type Variables } from '@docs/site/variables';
import { brand } from './brand';
import { type CspSources, readCspSources } from './csp-sources';

/** The build's settings, read from the environment. Each has a working default; a malformed one stops the build. */
export interface Environment {
  siteUrl: string;
  search: SearchSettings;
  dataUrl: string;
  userAgent: string;
  tagManager: { id: string; origin: string } | null;
  messengerSrc: string | null;
  /** Sources that third parties need besides their own origin, per directive of the content security policy. */
  cspSources: CspSources;
  prices: Prices | null;
}

export interface SearchSettings extends SearchAccess {
  /** null: the page's own origin; 'hosted': the hosted service's own hosts; otherwise these origins. */
  hosts: null | 'hosted' | string[];
}

export const PRICE_UNITS = ['tokens', 'images', 'dynamicImages', 'answers'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];
export interface Prices {
  currency: string;
  per1000: Partial<Record<PriceUnit, number>>;
}

type BuildVariables = Variables<(typeof BUILD_VARIABLES)[number]>;

export function readEnvironment(variables: BuildVariables = process.env): Environment {
  return {
    siteUrl: siteUrl(variables),
    search: { ...searchAccess(variables), hosts: searchHosts(variables) },
    dataUrl: dataUrl(variables),
    userAgent: userAgent(variables),
    tagManager: tagManager(variables),
    messengerSrc: url(variables, 'SUPPORT_MESSENGER_SRC')?.href ?? null,
    cspSources: cspSources(variables),
    prices: prices(variables),
  };
}

function searchHosts(variables: BuildVariables): SearchSettings['hosts'] {
  const value = text(variables, 'SEARCH_HOSTS');
  if (value === undefined) return null;
  if (value === 'hosted') {
    for (const name of ['SEARCH_APP_ID', 'SEARCH_API_KEY'] as const) {
      if (!text(variables, name)) {
        throw new Error(`SEARCH_HOSTS is "hosted", so ${name} must hold the hosted service's value.`);
      }
    }
    return 'hosted';
  }
  return value.split(',').map((host) => {
    const absolute = host.includes('://') ? host.trim() : `https://${host.trim()}`;
    const parsed = parseUrl(absolute);
    if (parsed?.pathname !== '/') {
      throw malformed(
        'SEARCH_HOSTS',
        value,
        '"hosted" or a comma-separated list of hosts, such as search.example.com or http://localhost:4313',
      );
    }
    return parsed.origin;
  });
}

function dataUrl(variables: BuildVariables): string {
  const value = text(variables, 'DOCS_DATA_URL');
  if (value === undefined) return '/data/';
  // Not only `//`: browsers read `/\` as the start of another origin too.
  const own = 'https://own.invalid';
  if (value.startsWith('/') && URL.canParse(value, own) && new URL(value, own).origin === own) return value;
  const address = url(variables, 'DOCS_DATA_URL');
  if (!address) throw malformed('DOCS_DATA_URL', value, 'a path or an address');
  return address.href;
}

function tagManager(variables: BuildVariables): Environment['tagManager'] {
  const id = text(variables, 'TAG_MANAGER_ID');
  if (id === undefined) return null;
  if (!/^[A-Z]+-[A-Z0-9]+$/i.test(id)) {
    throw malformed('TAG_MANAGER_ID', id, 'a container id such as GTM-ABC123');
  }
  return { id, origin: origin(variables, 'TAG_MANAGER_ORIGIN') ?? brand.tagManagerOrigin };
}

function cspSources(variables: BuildVariables): CspSources {
  const value = text(variables, 'CSP_SOURCES');
  if (value === undefined) return {};
  try {
    return readCspSources(value);
  } catch (error) {
    throw malformed('CSP_SOURCES', value, (error as Error).message);
  }
}

function prices(variables: BuildVariables): Prices | null {
  const value = text(variables, 'PRICES');
  if (value === undefined) return null;
  const expected =
    'JSON such as {"currency":"USD","tokens":1.2,"images":0.4,"dynamicImages":0.5,"answers":0.3}';
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw malformed('PRICES', value, expected);
  }
  if (typeof parsed !== 'object' || parsed === null) throw malformed('PRICES', value, expected);
  const { currency, ...amounts } = parsed as Record<string, unknown>;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw malformed('PRICES', value, `${expected}; its currency is a three-letter code`);
  }
  const per1000: Prices['per1000'] = {};
  for (const [unit, amount] of Object.entries(amounts)) {
    if (
      !PRICE_UNITS.includes(unit as PriceUnit) ||
      typeof amount !== 'number' ||
      !(amount >= 0 && amount < Infinity)
    ) {
      throw malformed('PRICES', value, `${expected}; "${unit}" is not a known unit with a positive number`);
    }
    per1000[unit as PriceUnit] = amount;
  }
  return { currency, per1000 };
}
