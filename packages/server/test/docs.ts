import { join } from 'node:path';
import { toolAnswers } from '@docs/contract';
import { LOCALES, type Locale, writeIndexFile } from '@docs/search';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';
import { record } from '../../search/test/records.ts';
import { type Listening, listening, SMALL_SITE, sharedServer, writeSite } from './site.ts';

/** For tests: a small site in every locale with all data for the tools. A locale without a word here has the English one. */
export const SITE = 'https://docs.service.test';
const WORDS: Partial<Record<Locale, string>> & { en: string } = {
  en: 'Captcha',
  ru: 'Капча',
  zh: '验证码',
  'pt-br': 'Captcha brasileiro',
};
export const WORD = Object.fromEntries(
  LOCALES.map((locale) => [locale, WORDS[locale] ?? WORDS.en]),
) as Record<Locale, string>;
const LONG = `# Long\n\n${Array.from({ length: 8 }, (_, i) => `## Part ${i}\n\n${'word '.repeat(1000)}\n`).join('\n')}`;

export async function writeDocs(more: Record<string, string> = {}, folder?: string): Promise<string> {
  const files = LOCALES.flatMap((locale) => Object.entries(localeFiles(locale)));
  const dir = writeSite({ ...SMALL_SITE, ...Object.fromEntries(files), ...more }, folder);
  for (const locale of LOCALES) await writeIndex(dir, locale);
  return dir;
}

export function prefixOf(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/** A listening server with the small site. */
export async function listeningDocs(variables: Record<string, string> = {}): Promise<Listening> {
  return listening({ ...variables, SITE_DIR: variables.SITE_DIR ?? (await writeDocs()) });
}

/** The same for all tests of a file that only read from it. */
export const sharedDocs = () => sharedServer((dir) => writeDocs({}, dir));

const OWN = { name: 'test', version: '1.0.0' };
type Connect = (address: URL) => Promise<DocsClient>;

/** The official clients, by generation of the SDK and of the protocol. */
export const CLIENTS = {
  'the SDK 2, protocol of 2026': async (address) => {
    const client = new Client(OWN, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(address));
    return client as DocsClient;
  },
  'the SDK 2, protocol of 2025': async (address) => {
    const client = new Client(OWN);
    await client.connect(new StreamableHTTPClientTransport(address));
    return client as DocsClient;
  },
  'the SDK 1': async (address) => {
    const client = new FormerClient(OWN);
    // The class and its interface disagree on whether the session may be undefined.
    await client.connect(new FormerTransport(address) as Parameters<FormerClient['connect']>[0]);
    return client as unknown as DocsClient;
  },
} satisfies Record<string, Connect>;

/** The parts of a client that the tests use. The rest differs between generations. */
export interface DocsClient {
  listTools(): Promise<{ tools: { name: string; annotations?: { readOnlyHint?: boolean } }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<ToolResult>;
  getInstructions(): string | undefined;
  close(): Promise<void>;
}
export interface ToolResult {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, never>;
  isError?: boolean;
}

export async function connected(
  { origin }: { origin: string },
  connect: Connect = CLIENTS['the SDK 2, protocol of 2026'],
): Promise<DocsClient> {
  const client = await connect(new URL('/mcp', origin));
  onTestFinished(() => client.close());
  return client;
}

/** A message as a client's library would post it, or anything else in its place. */
export function post({ get }: Listening, body: unknown, headers: Record<string, string> = {}) {
  return get('/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function localeFiles(locale: Locale): Record<string, string> {
  const home = prefixOf(locale).slice(1) && `${locale}/`;
  return {
    [`${home}index.html`]: '<h1>Home</h1>',
    [`${home}404.html`]: '<h1>Not found</h1>',
    [`${home}index.md`]: `# Home ${locale}`,
    [`${home}docs/getting-start/index.html`]: '<h1>Start</h1>',
    [`${home}docs/getting-start.md`]: `# ${WORD[locale]}`,
    [`${home}docs/external-services/index.html`]: '<h1>External</h1>',
    [`${home}docs/external-services.md`]: `# External ${locale}`,
    [`${home}docs/long/index.html`]: '<h1>Long</h1>',
    [`${home}docs/long.md`]: LONG,
    [`.contract/${locale}.json`]: JSON.stringify({ service: 'Example', site: SITE, ...contract(locale) }),
  };
}

function contract(locale: Locale) {
  const entry = (name: string, ...names: string[]) => ({
    names: [name, ...names],
    answer: { name, words: WORD[locale] },
  });
  return {
    tasks: [
      entry('RecaptchaV2Task', 'NoCaptchaTask'),
      entry('ImpervaTask', 'CustomTask', 'CustomTask/Imperva'),
      entry('TemuTask', 'CustomTask', 'CustomTask/Temu'),
    ],
    errors: [entry('ERROR_ZERO_BALANCE', 'NO FUNDS'), entry('ERROR_PROXY_BANNED')],
    embedCode: toolAnswers(locale).embedCode,
  };
}

function writeIndex(dir: string, locale: Locale): Promise<unknown> {
  const page = { lang: locale, title: WORD[locale] };
  const start = `${prefixOf(locale)}/docs/getting-start`;
  const long = `${prefixOf(locale)}/docs/long`;
  const records = [
    record({ ...page, url: start }),
    record({ ...page, url: `${start}#first`, heading: 'First <task>' }),
    record({ ...page, url: `${start}#first`, heading: 'First <task>', content: 'Send <b>it</b> & wait.' }),
    record({ ...page, url: long, section: locale === 'en' ? 'Extension' : `Extension ${locale}` }),
  ];
  return writeIndexFile(join(dir, '.search', `${locale}.index`), `docs-${locale}`, locale, records);
}
