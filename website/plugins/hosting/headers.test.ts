import { securityHeaders as siteHeaders } from '@docs/site/headers';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../environment';
import { securityHeaders } from './headers';

const HASH = 'sha256-inline';
const headersOf = (variables: Record<string, string> = {}) =>
  securityHeaders(readEnvironment(variables), HASH);

function policyOf(variables: Record<string, string> = {}): Record<string, string> {
  const policy = headersOf(variables)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s) as [string, string]));
}

describe('the policy', () => {
  test('lists every directive, so that only prefetches of our own origin fall back to default-src', () => {
    expect(policyOf()).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-inline'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'media-src': "'none'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'child-src': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'worker-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default built-html inert-html',
    });
  });

  test('never has an exception for inline code, for eval or for any host', () => {
    const configured = {
      TAG_MANAGER_ID: 'GTM-ABC123',
      SUPPORT_MESSENGER_SRC: 'https://chat.example/widget.js',
      SEARCH_HOSTS: 'search.example',
      DOCS_DATA_URL: 'https://data.example/agent',
    };
    for (const variables of [{}, configured]) {
      expect(Object.values(policyOf(variables)).join(' ')).not.toMatch(/unsafe|\*|https?:(?!\/\/)| blob:/);
    }
  });

  test('allows a configured tag manager and messenger, and nothing else', () => {
    const policy = policyOf({
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_ORIGIN: 'https://tags.example',
      SUPPORT_MESSENGER_SRC: 'https://chat.example/widget.js',
    });
    expect(policy).toMatchObject({
      'script-src': "'self' 'sha256-inline' https://tags.example https://chat.example",
      'img-src': "'self' data: https://tags.example https://chat.example",
      'connect-src': "'self' https://tags.example https://chat.example",
      'frame-src': 'https://tags.example https://chat.example',
      'style-src': "'self'",
      'worker-src': "'none'",
    });
    expect(policy).not.toHaveProperty('require-trusted-types-for');
  });

  test('allows other hosts of a third party for the listed directives only', () => {
    const policy = policyOf({
      SUPPORT_MESSENGER_SRC: 'https://chat.example/widget.js',
      CSP_SOURCES: JSON.stringify({
        'style-src': ["'unsafe-inline'"],
        'font-src': ['https://fonts.chat.example'],
        'connect-src': ['wss://*.chat.example'],
        'frame-src': ['https://frames.chat.example'],
      }),
    });
    expect(policy).toMatchObject({
      'script-src': "'self' 'sha256-inline' https://chat.example",
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self' https://fonts.chat.example",
      'connect-src': "'self' https://chat.example wss://*.chat.example",
      'frame-src': 'https://chat.example https://frames.chat.example',
      'media-src': "'none'",
      'worker-src': "'none'",
    });
  });

  test('lets pages connect to configured search and data hosts, and nothing else', () => {
    expect(
      policyOf({ SEARCH_HOSTS: 'a.example,http://b.example:81', DOCS_DATA_URL: 'https://c.example/x' }),
    ).toEqual({
      ...policyOf(),
      'connect-src': "'self' https://c.example https://a.example http://b.example:81",
    });
    expect(
      policyOf({ SEARCH_HOSTS: 'hosted', SEARCH_APP_ID: 'ABC', SEARCH_API_KEY: 'key' })['connect-src'],
    ).toBe(
      "'self' https://abc-dsn.algolia.net https://abc.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com",
    );
  });
});

test('the build adds nothing but the hash to the headers of the server when nothing is configured', () => {
  const built = Object.entries(headersOf()).map(([name, value]) => [name, value.replace(` '${HASH}'`, '')]);
  expect(Object.fromEntries(built)).toEqual(siteHeaders());
});

test('copying code, which pages use, is not disabled with the features that they do not use', () => {
  expect(headersOf()['Permissions-Policy']).toContain('camera=()');
  expect(headersOf()['Permissions-Policy']).not.toContain('clipboard-write');
});

test('pages are isolated from other origins unless a configured third party has to be embedded', () => {
  expect(headersOf()).toMatchObject({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  // Explicit, or the server would add its own default.
  expect(headersOf({ TAG_MANAGER_ID: 'GTM-ABC123' })['Cross-Origin-Embedder-Policy']).toBe('unsafe-none');
});
