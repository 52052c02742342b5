import defaults from '../defaults.json';
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
  /** What third parties load beyond their own origin, per directive of the content security policy. */
  cspSources: CspSources;
  prices: Prices | null;
}

export interface SearchSettings {
  appId: string;
  apiKey: string;
  /** One index per locale: `<indexPrefix>-<locale>`. */
  indexPrefix: string;
  /** null: the page's own origin; 'hosted': the hosted service's own hosts; otherwise these origins. */
  hosts: null | 'hosted' | string[];
}

export const PRICE_UNITS = ['tokens', 'images', 'dynamicImages', 'answers'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];
export interface Prices {
  currency: string;
  per1000: Partial<Record<PriceUnit, number>>;
}

type Variables = Record<string, string | undefined>;

export function readEnvironment(variables: Variables = process.env): Environment {
  return {
    siteUrl: origin(variables, 'SITE_URL') ?? brand.hosts.docs,
    search: {
      appId: nonEmpty(variables, 'SEARCH_APP_ID') ?? defaults.searchAppId,
      apiKey: nonEmpty(variables, 'SEARCH_API_KEY') ?? defaults.searchApiKey,
      indexPrefix: indexPrefix(variables) ?? defaults.searchIndex,
      hosts: searchHosts(variables),
    },
    dataUrl: dataUrl(variables),
    userAgent: userAgent(variables) ?? defaults.userAgent,
    tagManager: tagManager(variables),
    messengerSrc: url(variables, 'SUPPORT_MESSENGER_SRC')?.href ?? null,
    cspSources: cspSources(variables),
    prices: prices(variables),
  };
}

function fault(name: string, value: string, expected: string): Error {
  return new Error(`${name} is ${JSON.stringify(value)}, but it must be ${expected}.`);
}

function nonEmpty(variables: Variables, name: string): string | undefined {
  const value = variables[name];
  if (value === undefined) return undefined;
  if (value.trim() === '') throw fault(name, value, 'a non-empty text, or left out');
  return value.trim();
}

function url(variables: Variables, name: string): URL | undefined {
  const value = nonEmpty(variables, name);
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw fault(name, value, 'an absolute address that begins with http:// or https://');
  }
  return parsed;
}

function origin(variables: Variables, name: string): string | undefined {
  const parsed = url(variables, name);
  if (!parsed) return undefined;
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw fault(name, parsed.href, 'an origin without a path, such as https://docs.example.com');
  }
  return parsed.origin;
}

function indexPrefix(variables: Variables): string | undefined {
  const value = nonEmpty(variables, 'SEARCH_INDEX');
  if (value !== undefined && !/^[\w-]+$/.test(value)) {
    throw fault('SEARCH_INDEX', value, 'made of letters, digits, _ and - only');
  }
  return value;
}

function searchHosts(variables: Variables): SearchSettings['hosts'] {
  const value = nonEmpty(variables, 'SEARCH_HOSTS');
  if (value === undefined) return null;
  if (value === 'hosted') {
    for (const name of ['SEARCH_APP_ID', 'SEARCH_API_KEY']) {
      if (!variables[name]?.trim()) {
        throw new Error(`SEARCH_HOSTS is "hosted", so ${name} must hold the hosted service's value.`);
      }
    }
    return 'hosted';
  }
  return value.split(',').map((host) => {
    const absolute = host.includes('://') ? host.trim() : `https://${host.trim()}`;
    const parsed = URL.canParse(absolute) ? new URL(absolute) : undefined;
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/') {
      throw fault('SEARCH_HOSTS', value, '"hosted" or a comma-separated list of hosts without a path');
    }
    return parsed.origin;
  });
}

function dataUrl(variables: Variables): string {
  const value = nonEmpty(variables, 'DOCS_DATA_URL');
  if (value === undefined) return '/data/';
  if (value.startsWith('/') && !value.startsWith('//')) return value;
  return (url(variables, 'DOCS_DATA_URL') as URL).href;
}

function userAgent(variables: Variables): string | undefined {
  const value = nonEmpty(variables, 'USER_AGENT');
  if (value !== undefined && (value.length > 512 || !/^[\x20-\x7e]+$/.test(value))) {
    throw fault('USER_AGENT', value, 'at most 512 printable ASCII characters');
  }
  return value;
}

function tagManager(variables: Variables): Environment['tagManager'] {
  const id = nonEmpty(variables, 'TAG_MANAGER_ID');
  if (id === undefined) return null;
  if (!/^[A-Z]+-[A-Z0-9]+$/i.test(id)) {
    throw fault('TAG_MANAGER_ID', id, 'a container id such as GTM-ABC123');
  }
  return { id, origin: origin(variables, 'TAG_MANAGER_ORIGIN') ?? brand.tagManagerOrigin };
}

function cspSources(variables: Variables): CspSources {
  const value = nonEmpty(variables, 'CSP_SOURCES');
  if (value === undefined) return {};
  try {
    return readCspSources(value);
  } catch (error) {
    throw fault('CSP_SOURCES', value, (error as Error).message);
  }
}

function prices(variables: Variables): Prices | null {
  const value = nonEmpty(variables, 'PRICES');
  if (value === undefined) return null;
  const expected =
    'JSON such as {"currency":"USD","tokens":1.2,"images":0.4,"dynamicImages":0.5,"answers":0.3}';
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw fault('PRICES', value, expected);
  }
  if (typeof parsed !== 'object' || parsed === null) throw fault('PRICES', value, expected);
  const { currency, ...amounts } = parsed as Record<string, unknown>;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw fault('PRICES', value, `${expected}; its currency is a three-letter code`);
  }
  const per1000: Prices['per1000'] = {};
  for (const [unit, amount] of Object.entries(amounts)) {
    if (!PRICE_UNITS.includes(unit as PriceUnit) || typeof amount !== 'number' || !(amount >= 0)) {
      throw fault('PRICES', value, `${expected}; "${unit}" is not a known unit with a positive number`);
    }
    per1000[unit as PriceUnit] = amount;
  }
  return { currency, per1000 };
}
