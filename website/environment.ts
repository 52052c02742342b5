import { brand } from '@docs/site/brand';
import {
  type BUILD_VARIABLES,
  type SearchAccess,
  searchAccess,
  siteUrl,
  userAgent,
} from '@docs/site/settings';
import { malformed, origin, parseUrl, text, url, type Variables } from '@docs/site/variables';
import Ajv from 'ajv';
import { CSP_SOURCES, type CspSources } from './csp-sources';

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
    cspSources: cspSources(variables) ?? {},
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

function cspSources(variables: BuildVariables): CspSources | null {
  return json(
    variables,
    'CSP_SOURCES',
    CSP_SOURCES,
    `JSON such as {"frame-src":["https://*.chat.example"]}, with a list of origins for any of ${Object.keys(CSP_SOURCES.properties).join(', ')}`,
  );
}

const PRICES = {
  type: 'object',
  properties: {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    ...Object.fromEntries(PRICE_UNITS.map((unit) => [unit, { type: 'number', minimum: 0 }])),
  },
  required: ['currency'],
  additionalProperties: false,
};

function prices(variables: BuildVariables): Prices | null {
  const found = json<{ currency: string } & Prices['per1000']>(
    variables,
    'PRICES',
    PRICES,
    'JSON such as {"currency":"USD","tokens":1.2,"images":0.4,"dynamicImages":0.5,"answers":0.3}',
  );
  if (!found) return null;
  const { currency, ...per1000 } = found;
  return { currency, per1000 };
}

/** A setting that is JSON of this schema; null if it is not set. */
function json<Value>(
  variables: BuildVariables,
  name: (typeof BUILD_VARIABLES)[number],
  schema: object,
  expected: string,
): Value | null {
  const value = text(variables, name);
  if (value === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (new Ajv().validate(schema, parsed)) return parsed as Value;
  } catch {}
  throw malformed(name, value, expected);
}
