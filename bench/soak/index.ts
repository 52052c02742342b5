import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '../load/server.ts';

const SITE_DIR = fileURLToPath(new URL('../../website/build', import.meta.url));
const PATH = '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only';
const WORDS = 1_000_000;
const WORDS_PER_SEARCH = 32;
const SEARCHES_PER_CALL = 2;
const CLIENTS = 4;
const REPORTS = 10;
/** Tolerance for the allocator. A cache that grows with the words would keep a hundred bytes per word. */
const MOST_GROWTH_MB = 20;

/** Searches for a million different words and records the memory of the server. */
export async function run(): Promise<void> {
  const server = await startServer(SITE_DIR);
  const memory: number[] = [];
  try {
    let sent = 0;
    const client = async () => {
      while (sent < WORDS) {
        const from = sent;
        sent += WORDS_PER_SEARCH * SEARCHES_PER_CALL;
        await search(server.url, from);
        if (Math.floor(from / (WORDS / REPORTS)) >= memory.length) memory.push(server.memory());
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    memory.push(server.memory());
  } finally {
    await server.stop();
  }
  const growth = (memory.at(-1) ?? 0) - (memory[1] ?? 0);
  const text = `# Soak

Written by \`npm run bench -- soak\`: ${WORDS} different words in searches of ${WORDS_PER_SEARCH} words, ${CLIENTS} clients, four locales loaded.
Resident memory of the server at the start and after each ${WORDS / REPORTS} words, in MB:

${memory.map((mb) => mb.toFixed(0)).join(', ')}

Growth since the first ${WORDS / REPORTS}: ${growth.toFixed(0)} MB.
`;
  await writeFile(new URL('../results/soak.md', import.meta.url), text);
  console.log(text);
  if (growth > MOST_GROWTH_MB) process.exitCode = 1;
}

async function search(origin: string, from: number): Promise<void> {
  const requests = Array.from({ length: SEARCHES_PER_CALL }, (_, n) => ({
    indexName: 'docs-en',
    query: Array.from({ length: WORDS_PER_SEARCH }, (_, w) => `w${from + n * WORDS_PER_SEARCH + w}`).join(
      ' ',
    ),
  }));
  const response = await fetch(origin + PATH, { method: 'POST', body: JSON.stringify({ requests }) });
  await response.arrayBuffer();
  if (response.status === 503) return search(origin, from); // busy: send the same words again
  if (response.status !== 200) throw new Error(`A search was answered with ${response.status}.`);
}
