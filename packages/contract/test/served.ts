import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SandboxOptions, sandbox } from '../src/sandbox.ts';

/** A sandbox on a free port of the loopback address. */
export async function serveSandbox(
  options: SandboxOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(sandbox(options));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
