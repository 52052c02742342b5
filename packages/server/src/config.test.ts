import { userAgent } from '@docs/site/settings';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives a working configuration', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    logLevel: 'info',
    trustProxy: false,
    apiOnly: false,
    sandbox: true,
  });
  expect(config.siteDir).toMatch(/website\/build$/);
  expect(config.search).toMatchObject({ appId: 'docs', apiKey: 'search-only', indexPrefix: 'docs' });
  expect(config.userAgent).toMatchObject({ value: userAgent({}), upstream: null, refreshSeconds: 3600 });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', USER_AGENT: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    SITE_DIR: '/srv/site',
    API_ONLY: '1',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    MAX_CONNECTIONS: '10',
    MAX_CONNECTIONS_PER_ADDRESS: '0',
    MAX_EVENT_LOOP_DELAY_MS: '100',
    DRAIN_SECONDS: '30',
    SEARCH_APP_ID: 'APP',
    SEARCH_API_KEY: 'KEY',
    SEARCH_INDEX: 'handbook',
    SEARCH_RATE_LIMIT: '0',
    SANDBOX: '1',
    USER_AGENT: 'Agent/1.0',
    USER_AGENT_UPSTREAM: 'https://example.com/agent',
    USER_AGENT_REFRESH_S: '60',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '::1',
    siteDir: '/srv/site',
    apiOnly: true,
    logLevel: 'warn',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    maxConnections: 10,
    maxConnectionsPerAddress: 0,
    maxEventLoopDelayMs: 100,
    drainSeconds: 30,
    search: { appId: 'APP', apiKey: 'KEY', indexPrefix: 'handbook', requestsPerMinute: 0 },
    sandbox: true,
    userAgent: { value: 'Agent/1.0', refreshSeconds: 60 },
  });
  expect(config.userAgent.upstream?.href).toBe('https://example.com/agent');
});

test.each([
  ['PORT', 'http', 'PORT is "http", but it must be a whole number from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536", but it must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT is "-1", but it must be a whole number from 0 to 65535.'],
  ['MAX_CONNECTIONS', '0', 'MAX_CONNECTIONS is "0", but it must be a whole number from 1 to 1000000.'],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud", but it must be one of fatal, error, /],
  ['API_ONLY', 'yes', 'API_ONLY is "yes", but it must be one of 0, 1.'],
  ['SANDBOX', 'off', 'SANDBOX is "off", but it must be one of 0, 1.'],
  ['TRUST_PROXY', 'true', /^TRUST_PROXY is "true", but it must be a list of proxy addresses/],
  ['TRUST_PROXY', '1', /^TRUST_PROXY is "1", but/],
  ['TRUST_PROXY', '10.0.0.0/99', /^TRUST_PROXY is "10.0.0.0\/99", but it must be a list of proxy addresses/],
  ['TRUST_PROXY', '10.0.0.0/', /^TRUST_PROXY is "10.0.0.0\/", but/],
  ['TRUST_PROXY', 'loopback,,', /^TRUST_PROXY is "loopback,,", but/],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS is "-1", but it must be a whole number from 0 to 600.'],
  [
    'USER_AGENT',
    'Агент',
    /^USER_AGENT is "Агент", but it must be at most 512 printable ASCII characters that start with a product/,
  ],
  ['USER_AGENT', 'a'.repeat(513), /at most 512 printable/],
  ['USER_AGENT', 'a\nb', /at most 512 printable/],
  [
    'USER_AGENT_UPSTREAM',
    'example.com',
    /^USER_AGENT_UPSTREAM is "example.com", but it must be an absolute address that begins with http/,
  ],
  ['USER_AGENT_UPSTREAM', 'file:///etc/passwd', /^USER_AGENT_UPSTREAM is/],
  ['SEARCH_INDEX', 'a b', /^SEARCH_INDEX is "a b", but it must be made of letters, digits, _ and - only\.$/],
])('%s=%s is refused with one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('SANDBOX=0 disables the sandbox', () => {
  expect(readConfig({ SANDBOX: '0' }).sandbox).toBe(false);
});
