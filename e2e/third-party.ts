import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { MESSENGER_PARTS_PORT, THIRD_PARTY_PORT } from './ports.ts';
import { FOREIGN_USER_AGENT } from './stand-ins.ts';

/**
 * Replaces what a deployment may load from elsewhere: a foreign docs data host at /, a tag manager, and a support
 * messenger whose parts (messenger.js lists them) come from a second host. The servers have no state, so that tests do
 * not disturb each other: a browser whose User-Agent ends with `status/503` gets that status from the data host.
 */
const website = createRequire(new URL('../website/package.json', import.meta.url));
const FONT = readFileSync(
  website.resolve('@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2'),
);
const MESSENGER = readFileSync(new URL('messenger.js', import.meta.url), 'utf8');
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const TAG_MANAGER = 'document.documentElement.dataset.tagManagerLoaded = String(!!document.body)';

createServer((request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  allowEveryOrigin(response);
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else if (path === '/healthz') response.end('ok');
  else if (path === '/gtm.js') send(response, 'text/javascript', TAG_MANAGER);
  else if (path === '/messenger.js')
    send(
      response,
      'text/javascript',
      MESSENGER.replaceAll('PARTS_HOST', `localhost:${MESSENGER_PARTS_PORT}`),
    );
  else if (path === '/') {
    const status = / status\/(\d{3})$/.exec(request.headers['user-agent'] ?? '')?.[1] ?? 200;
    response.statusCode = Number(status);
    send(response, 'application/json', JSON.stringify({ UserAgent: FOREIGN_USER_AGENT }));
  } else response.writeHead(404).end();
}).listen(THIRD_PARTY_PORT);

createServer((request, response) => {
  allowEveryOrigin(response);
  const parts: Record<string, [type: string, body: string | Buffer]> = {
    '/app.js': ['text/javascript', "messengerPart('script')"],
    '/frame.html': ['text/html', '<!doctype html><title>Chat</title><p>How can we help?</p>'],
    '/font.woff2': ['font/woff2', FONT],
    '/pixel.svg': ['image/svg+xml', PIXEL],
    '/settings.json': ['application/json', '{}'],
  };
  const part = parts[request.url ?? ''];
  if (part) send(response, ...part);
  else response.writeHead(404).end();
})
  .on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`; // RFC 6455
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  })
  .listen(MESSENGER_PARTS_PORT);

function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type).end(body);
}
