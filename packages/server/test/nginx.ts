import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSite } from '../src/site.ts';
import { nginxMaps, nginxServer } from '../src/static-hosts/nginx.ts';

/** For tests and measurements: a real nginx, configured like deploy/nginx.conf, on a loopback port. */
const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasNginx = [NGINX, BROTLI, '/usr/bin/openssl'].every((path) => existsSync(path));

export interface RunningNginx {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export async function startNginx(options: {
  siteDir: string;
  /** Ports of the docs servers. Several are used in turn. */
  backends: number[];
  folder: string;
  workers?: number;
  /**
   * Applies the burst limits per client of deploy/nginx.conf, which the single client of most tests would exceed. They
   * refill slowly, so that tests reach them on a busy machine too.
   */
  limited?: boolean;
  /** Another port, with TLS and a certificate made for the test. */
  tlsPort?: number;
}): Promise<RunningNginx> {
  const { siteDir, backends, folder, workers = 0, limited = false, tlsPort } = options;
  const site = await loadSite(siteDir);
  const port = await freePort();
  mkdirSync(join(folder, '.nginx'), { recursive: true });
  writeFileSync(join(folder, '.nginx/maps.conf'), nginxMaps(site));
  writeFileSync(join(folder, '.nginx/server.conf'), nginxServer(site));
  const deployed = readFileSync(fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url)), 'utf8')
    .replaceAll('/srv/docs/.nginx', join(folder, '.nginx'))
    .replaceAll(/rate=\d+/g, limited ? 'rate=1' : 'rate=100000')
    .replace(/docs_connections \d+;/, limited ? '$&' : 'docs_connections 4096;')
    .replace('root /srv/docs', `root ${siteDir}`)
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
    `load_module ${BROTLI};
${workers > 0 ? `${user} worker_processes ${workers};` : 'master_process off;'}
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
