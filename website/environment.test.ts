import { brand } from '@docs/site/brand';
import { BUILD_VARIABLES } from '@docs/site/settings';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('environment of the build', () => {
  it('has a working default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      siteUrl: brand.hosts.docs,
      search: { appId: 'docs', apiKey: 'search-only', indexPrefix: 'docs', hosts: null },
      dataUrl: '/data/',
      tagManager: null,
      messengerSrc: null,
      cspSources: {},
      prices: null,
    });
  });

  it('uses the values that the operator sets', () => {
    const environment = readEnvironment({
      SITE_URL: 'https://docs.example.com',
      SEARCH_HOSTS: 'search-1.example.com, http://localhost:4313',
      SEARCH_APP_ID: 'APP',
      SEARCH_API_KEY: 'KEY',
      SEARCH_INDEX: 'manual',
      DOCS_DATA_URL: 'https://data.example.com/',
      TAG_MANAGER_ID: 'GTM-ABC123',
      SUPPORT_MESSENGER_SRC: 'https://chat.example.com/widget.js',
      USER_AGENT: 'Mozilla/5.0 Test',
      CSP_SOURCES: '{"frame-src":["https://*.chat.example.com"],"style-src":["\'unsafe-inline\'"]}',
      PRICES: '{"currency":"EUR","tokens":1.5}',
    });
    expect(environment).toEqual({
      siteUrl: 'https://docs.example.com',
      search: {
        appId: 'APP',
        apiKey: 'KEY',
        indexPrefix: 'manual',
        hosts: ['https://search-1.example.com', 'http://localhost:4313'],
      },
      dataUrl: 'https://data.example.com/',
      userAgent: 'Mozilla/5.0 Test',
      tagManager: { id: 'GTM-ABC123', origin: 'https://www.googletagmanager.com' },
      messengerSrc: 'https://chat.example.com/widget.js',
      cspSources: { 'frame-src': ['https://*.chat.example.com'], 'style-src': ["'unsafe-inline'"] },
      prices: { currency: 'EUR', per1000: { tokens: 1.5 } },
    });
  });

  it('treats an empty value as unset', () => {
    const empty = Object.fromEntries(BUILD_VARIABLES.map((name) => [name, ' ']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it.each([
    ['SITE_URL', 'docs.example.com'],
    ['SITE_URL', 'https://example.com/docs'],
    ['SITE_URL', 'ftp://example.com'],
    ['SEARCH_INDEX', 'a b'],
    ['SEARCH_HOSTS', 'https://example.com/path'],
    ['SEARCH_HOSTS', ','],
    ['SEARCH_HOSTS', "a.example;script-src 'unsafe-inline'"],
    ['SEARCH_HOSTS', 'a.example;b.example'],
    ['SUPPORT_MESSENGER_SRC', 'https://a;b.example/x.js'],
    ['DOCS_DATA_URL', 'data.example.com'],
    ['DOCS_DATA_URL', '//data.example.com/'],
    ['DOCS_DATA_URL', '/\\evil.example/'],
    ['DOCS_DATA_URL', '/\t/evil.example/'],
    ['TAG_MANAGER_ID', '"><script>'],
    ['TAG_MANAGER_ORIGIN', 'nowhere'],
    ['SUPPORT_MESSENGER_SRC', '/widget.js'],
    ['USER_AGENT', 'Mozilla\n'.repeat(2)],
    ['CSP_SOURCES', 'https://chat.example'],
    ['CSP_SOURCES', '[]'],
    ['CSP_SOURCES', '{"default-src":["https://chat.example"]}'],
    ['CSP_SOURCES', '{"object-src":["https://chat.example"]}'],
    ['CSP_SOURCES', '{"frame-src":"https://chat.example"}'],
    ['CSP_SOURCES', '{"frame-src":[]}'],
    ['CSP_SOURCES', '{"frame-src":["*"]}'],
    ['CSP_SOURCES', '{"frame-src":["https:"]}'],
    ['CSP_SOURCES', '{"frame-src":["https://*"]}'],
    ['CSP_SOURCES', '{"frame-src":["https://chat.example/path"]}'],
    ['CSP_SOURCES', '{"frame-src":["https://chat.example; script-src *"]}'],
    ['CSP_SOURCES', '{"script-src":["\'unsafe-inline\'"]}'],
    ['CSP_SOURCES', '{"script-src":["\'unsafe-eval\'"]}'],
    ['CSP_SOURCES', '{"connect-src":[7]}'],
    ['PRICES', 'free'],
    ['PRICES', '{"currency":"dollars"}'],
    ['PRICES', '{"currency":"USD","tokens":"cheap"}'],
    ['PRICES', '{"currency":"USD","puzzles":1}'],
    ['PRICES', 'null'],
    ['PRICES', '{"currency":"USD","tokens":1e999}'],
    ['CSP_SOURCES', '{"script-src":["https://*.com"]}'],
  ])('stops with one sentence that names %s when it is %j', (name, value) => {
    const variables = { TAG_MANAGER_ID: 'GTM-ABC123', [name]: value };
    expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name} is .* must be .*\\.$`, 's'));
  });

  it('requires real credentials for the hosted search service', () => {
    expect(() => readEnvironment({ SEARCH_HOSTS: 'hosted' })).toThrow('SEARCH_APP_ID');
    expect(() => readEnvironment({ SEARCH_HOSTS: 'hosted', SEARCH_APP_ID: 'APP' })).toThrow('SEARCH_API_KEY');
    const environment = readEnvironment({
      SEARCH_HOSTS: 'hosted',
      SEARCH_APP_ID: 'APP',
      SEARCH_API_KEY: 'KEY',
    });
    expect(environment.search.hosts).toBe('hosted');
  });
});
