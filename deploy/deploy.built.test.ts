import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCKERFILE = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const UNIT = readFileSync(join(ROOT, 'deploy/captcha-docs.service'), 'utf8');
const MINUTES = 60_000;

test('a production install serves a site that is already built', { timeout: 10 * MINUTES }, async () => {
  const copy = copyOfRepository();
  run(copy, 'npm', 'ci', '--omit=dev');
  copyBuild(copy);
  await expectToServe(copy, ['npm', 'run', 'serve']);
});

test('the image has what its command needs, and nothing else is installed', {
  timeout: 10 * MINUTES,
}, async () => {
  const copy = copyOfRepository();
  run(copy, 'node', 'deploy/steps.mjs', 'install');
  copyBuild(copy);
  const image = imageOf(copy);
  const [, health = '', command = ''] = /HEALTHCHECK .*CMD (\[.*\])\nCMD (\[.*\])/.exec(DOCKERFILE) ?? [];
  await expectToServe(image, JSON.parse(command), (env) => {
    const [program, ...args] = JSON.parse(health) as [string, ...string[]];
    execFileSync(program, args, { cwd: image, env });
  });
});

test('the unit and the image run known steps', () => {
  const steps = [...`${DOCKERFILE}${UNIT}`.matchAll(/deploy\/steps\.mjs"?,? "?(\w+)/g)].map(
    ([, step]) => step,
  );
  expect(new Set(steps)).toEqual(new Set(['build', 'install', 'health', 'serve']));
  expect(() => run(ROOT, 'node', 'deploy/steps.mjs', 'publish')).toThrow(
    'There is no step "publish"; the steps are build, install, serve, health.',
  );
});

/** The files of the checkout as they are now, without anything installed or built. */
function copyOfRepository(): string {
  const copy = temporaryFolder();
  const files = run(ROOT, 'git', 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate');
  const deleted = new Set(run(ROOT, 'git', 'ls-files', '--deleted').split('\n'));
  for (const file of files.trim().split('\n')) {
    if (deleted.has(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  return copy;
}

function copyBuild(folder: string): void {
  cpSync(join(ROOT, 'website/build'), join(folder, 'website/build'), { recursive: true });
}

/** A folder with the files that the last stage of the Dockerfile copies from the other stages. */
function imageOf(stage: string): string {
  const image = temporaryFolder();
  const copies = [...DOCKERFILE.matchAll(/^COPY --from=\w+ (.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  for (const source of copies) {
    const path = source.replace('/app/', '');
    cpSync(join(stage, path), join(image, path), { recursive: true, verbatimSymlinks: true });
  }
  return image;
}

async function expectToServe(
  folder: string,
  [program = '', ...args]: string[],
  alsoWhileItRuns: (env: NodeJS.ProcessEnv) => void = () => {},
): Promise<void> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const server = spawn(program, args, { cwd: folder, env, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    // The whole group: npm runs the server as its child.
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGTERM');
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

function run(cwd: string, program: string, ...args: string[]): string {
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', env });
}
