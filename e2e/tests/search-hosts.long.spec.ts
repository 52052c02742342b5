import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Outcome } from '../search-hosts/page.ts';
import { after, found, SearchStandIn, silent } from '../search-stand-in.ts';
import { expect, test } from '../test.ts';

/** The table in website/src/search/README.md, row by row, with the real client in a real browser. */
const README = readFileSync(join(__dirname, '../../website/src/search/README.md'), 'utf8');
const ROWS = [...README.matchAll(/^\| (\d) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, hosts, each, first, next]) => ({ hosts: Number(hosts), each: String(each), said: [first, next] }),
);
/** On a busy machine the browser's timers and the responses are late. */
const LATE_SECONDS = 2;

const never = after(600_000);
const BEHAVIORS: Record<string, (position: number) => SearchStandIn['behave'] | null> = {
  'responds after 1.5 s': () => after(1500),
  'refuses connections': () => null,
  'never responds': () => never,
  'sends headers only': () => silent,
  'the first never responds': (position) => (position < 1 ? never : found()),
  'the first two never respond': (position) => (position < 2 ? never : found()),
};

let server: Server;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../search-hosts/page.ts')],
    bundle: true,
    write: false,
  });
  server = createServer(({ url }, response) => {
    const script = url === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(
      script ? outputFiles[0]?.text : '<link rel="icon" href="data:,"><script src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => server.close());

test('slow, refusing and silent hosts lead to the results, errors and times listed in the README', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  expect(ROWS).toHaveLength(13);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await Promise.all(
    ROWS.map(async ({ hosts, each, said }) => {
      const standIns = await Promise.all(
        Array.from({ length: hosts }, (_, position) => startHost(BEHAVIORS[each]?.(position) ?? null)),
      );
      const outcomes = await page.evaluate(
        (origins) =>
          (window as unknown as { searchTwice(hosts: string[]): Promise<Outcome[]> }).searchTwice(origins),
        standIns.map(({ port }) => `http://localhost:${port}`),
      );
      for (const [search, { found, seconds }] of outcomes.entries()) {
        const expected = read(said[search] ?? '');
        const row = `${hosts} hosts, ${each}, search ${search + 1}`;
        expect(found, row).toBe(expected.found);
        expect(seconds, row).toBeGreaterThan(expected.seconds - 0.1);
        expect(seconds, row).toBeLessThan(expected.seconds + LATE_SECONDS);
      }
      await Promise.all(standIns.map((standIn) => standIn.stop()));
    }),
  );
});

async function startHost(behave: SearchStandIn['behave'] | null): Promise<SearchStandIn> {
  const standIn = new SearchStandIn(0);
  await standIn.start();
  if (behave) standIn.behave = behave;
  else await standIn.stop();
  return standIn;
}

/** "error after 5 s", "results at once" */
function read(cell: string): Outcome {
  return { found: cell.startsWith('results'), seconds: Number(/([\d.]+) s/.exec(cell)?.[1] ?? 0) };
}
