import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCKERFILE = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const UNIT = readFileSync(join(ROOT, 'deploy/captcha-docs.service'), 'utf8');
const MINUTES = 60_000;

test('the image serves the site with nothing but Node and the files that it copies', async () => {
  const image = imageOf();
  const [, health = '', command = ''] = /HEALTHCHECK .*CMD (\[.*\])\nCMD (\[.*\])/.exec(DOCKERFILE) ?? [];
  expect(JSON.parse(command)).toEqual(['node', '.server/main.js']);
  await expectToServe(image, JSON.parse(command), (env) => {
    const [program, ...args] = JSON.parse(health) as [string, ...string[]];
    execFileSync(program, args, { cwd: image, env });
    expect(() =>
      execFileSync(program, args, { cwd: image, env: { ...env, PORT: '1' }, stdio: 'ignore' }),
    ).toThrow();
  });
});

test('the image installs before it copies the sources, and knows every workspace', () => {
  const lines = DOCKERFILE.split('\n');
  const install = lines.indexOf('RUN npm ci --omit=dev');
  expect(install).toBeGreaterThan(0);
  expect(install).toBeLessThan(lines.indexOf('COPY . .'));
  const copied = lines
    .slice(0, install)
    .flatMap((line) => /^COPY (\S+)\/package\.json /.exec(line)?.[1] ?? []);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const workspaces = Object.keys(packages).filter((path) => path && !path.includes('node_modules/'));
  expect(copied.sort()).toEqual(workspaces.sort());
});

test('the image does not run as root, and its unit starts the same program', () => {
  expect(DOCKERFILE).toMatch(/^USER node$/m);
  expect(UNIT).toContain('ExecStart=/usr/bin/env node website/build/.server/main.js\n');
});

/** A folder with the files that the last stage of the Dockerfile copies. */
function imageOf(): string {
  const image = temporaryFolder();
  const [, source = ''] = /^COPY --from=build \/app\/(\S+) \.\/$/m.exec(DOCKERFILE) ?? [];
  cpSync(join(ROOT, source), image, { recursive: true });
  return image;
}

async function expectToServe(
  folder: string,
  [program = '', ...args]: string[],
  alsoWhileItRuns: (env: NodeJS.ProcessEnv) => void = () => {},
): Promise<void> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
  };
  const server = spawn(program, args, { cwd: folder, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  await expect
    .poll(
      () =>
        get('/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 2 * MINUTES },
    )
    .toBe(200);
  expect(await (await get('/ru/docs/getting-start')).text()).toContain('<html lang=ru-RU');
  const search = await get(
    '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only',
    {
      method: 'POST',
      body: JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'turnstile' }] }),
    },
  );
  const { results } = (await search.json()) as { results: { nbHits: number }[] };
  expect(results[0]?.nbHits).toBeGreaterThan(0);
  alsoWhileItRuns(env);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
