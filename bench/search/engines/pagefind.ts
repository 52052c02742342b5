import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@docs/search';
import { factsOf } from '@docs/site/locales';
import { createIndex } from 'pagefind';
import { type Engine, HITS } from './engine.ts';

/** Reads the built pages, and is searched with its own browser script over HTTP, as on a site. */
export const pagefind: Engine = {
  name: 'Pagefind 1.6',
  async open({ locale, pages }) {
    const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
    const { index } = await createIndex({ rootSelector: 'main', forceLanguage: languageOf(locale) });
    if (!index) throw new Error('Pagefind did not make an index.');
    for (const { url, html } of pages) await index.addHTMLFile({ url, content: html });
    await index.writeFiles({ outputPath: folder });
    const server = createServer((request, response) => {
      readFile(join(folder, new URL(request.url ?? '/', 'http://x').pathname)).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const client = await loadClient(folder, languageOf(locale));
    await client.options({ basePath });
    await client.init();
    return {
      async search(query) {
        const { results } = await client.search(query);
        const data = await Promise.all(results.slice(0, HITS).map((result) => result.data()));
        return data.map((each) => each.raw_url ?? each.url);
      },
      async close() {
        server.close();
        await rm(folder, { recursive: true });
      },
    };
  },
};

const languageOf = (locale: Locale) => new Intl.Locale(factsOf(locale).htmlLang).language;

interface Client {
  options(options: { basePath: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; raw_url?: string }> }[] }>;
}

/** The script expects to run in a page, but reads only the language of the page. */
async function loadClient(folder: string, language: string): Promise<Client> {
  const element = { getAttribute: () => language };
  Object.assign(globalThis, {
    document: { querySelector: () => element },
    location: { href: 'http://localhost/' },
  });
  return (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as Client;
}
