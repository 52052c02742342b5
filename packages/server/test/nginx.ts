import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For tests and measurements: a real nginx with deploy/nginx.conf, on a loopback port. */
const NGINX = '/usr/sbin/nginx';
export const hasNginx = [NGINX, '/usr/bin/openssl'].every((path) => existsSync(path));

export interface RunningNginx {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export async function startNginx(options: {
  /** Ports of the docs servers. Several are used in turn. */
  backends: number[];
  folder: string;
  workers?: number;
  /** Another port, with TLS and a certificate made for the test. */
  tlsPort?: number;
}): Promise<RunningNginx> {
  const { backends, folder, workers = 0, tlsPort } = options;
  const port = await freePort();
  const deployed = readFileSync(fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url)), 'utf8')
    .replace('/var/cache/nginx/docs', join(folder, 'cache'))
    .replace(/docs_connections \d+;/, 'docs_connections 4096;') // all clients of a test have one address
    .replace('listen 80;', `listen 127.0.0.1:${port};${tlsPort ? listenTls(folder, tlsPort) : ''}`)
    .replace(/server 127\.0\.0\.1:3000;.*/, backends.map((one) => `server 127.0.0.1:${one};`).join(' '));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  // As root, nginx would run its workers as a user who cannot read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${workers > 0 ? `${user} worker_processes ${workers};` : 'master_process off;'}
daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
${deployed} }
`,
  );
  const child = spawn(NGINX, ['-c', main, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function listenTls(folder: string, port: number): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', ['req', '-x509', '-days', '1', '-subj', '/CN=localhost', ...made], {
    stdio: 'ignore',
  });
  return ` listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
