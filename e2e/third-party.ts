import { createServer } from 'node:http';
import { THIRD_PARTY_PORT } from './ports.ts';
import { FOREIGN_USER_AGENT } from './stand-ins.ts';

/**
 * Stands in for what a deployment may load from elsewhere: a foreign docs data host at /, a tag manager, a support
 * messenger. `POST /status/503` makes the data host answer with that status from then on.
 */

let status = 200;

createServer((request, response) => {
  const [path] = (request.url ?? '/').split('?');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  const change = /^\/status\/(\d{3})$/.exec(path ?? '');
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else if (change && request.method === 'POST') {
    status = Number(change[1]);
    response.end();
  } else if (path === '/healthz') response.end('ok');
  else if (path === '/gtm.js' || path === '/messenger.js') {
    response.setHeader('Content-Type', 'text/javascript');
    const name = path === '/gtm.js' ? 'tagManager' : 'messenger';
    response.end(
      `document.documentElement.dataset.${name}Loaded = String(document.readyState === 'complete' || !!document.body)`,
    );
  } else if (path === '/') {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ UserAgent: FOREIGN_USER_AGENT }));
  } else response.writeHead(404).end();
}).listen(THIRD_PARTY_PORT);
