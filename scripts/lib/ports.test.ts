import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { choosePorts } from './ports.mjs';
import { ROOT } from './root.mjs';

/** Returns a port that is already in use. */
async function busyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

test('a busy default port is skipped, for the site and for the server next to it', async () => {
  const busy = await busyPort();
  const { port, apiPort } = await choosePorts(undefined, busy);
  expect(port).toBeGreaterThan(busy);
  expect(apiPort).toBeGreaterThan(port);
});

test.each([
  ['npm run dev', 'scripts/dev.mjs'],
  ['npm start', 'scripts/start.mjs'],
])(
  '%s fails with a message if PORT is busy, before it installs or builds',
  {
    timeout: 60_000,
  },
  async (_command, script) => {
    const PORT = String(await busyPort());
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script)], {
      env: { ...process.env, PORT },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(
      `Port ${PORT} is in use: stop the program that uses it, or set PORT to another port.`,
    );
  },
);

test.each(['abc', '-1', '70000', '80.5'])('PORT=%s is rejected with a message', async (chosen) => {
  await expect(choosePorts(chosen)).rejects.toThrow(`PORT is "${chosen}", but a port is a whole number`);
});
