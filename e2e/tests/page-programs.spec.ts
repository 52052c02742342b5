import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../chromium.ts';

const PAGE = join(__dirname, '../../website/docs/extension/selenium-ext.mdx');

/** A form with a hidden field, and a widget that sends requests of its own to another origin. */
const form = (port: number) => `<!doctype html>
  <form method="post" onsubmit="fetch('http://localhost:${port}/widget', { method: 'POST', mode: 'no-cors' })">
    <textarea name="g-recaptcha-response" style="display: none"></textarea>
    <button type="submit">Send</button>
  </form>`;

test('The Playwright program submits the token with the form, and the User-Agent of the solution', async () => {
  const submitted: { form: string; userAgent: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/widget') return response.writeHead(403).end();
    if (request.method === 'POST') {
      submitted.push({ form: await text(request), userAgent: request.headers['user-agent'] });
    }
    response.setHeader('Content-Type', 'text/html').end(form(port));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const [, code = ''] = /```javascript\n(import { chromium }.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const file = test.info().outputPath('submit-token.mjs');
  writeFileSync(
    file,
    code
      .replace('https://example.com/login', `http://127.0.0.1:${port}/`)
      .replace('launch()', `launch(${JSON.stringify(LAUNCH_OPTIONS)})`),
  );
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [file, ...args]);

  expect((await run('TOKEN', 'Agent/1.0')).stdout).toBe('HTTP 200\n');
  expect(submitted).toEqual([{ form: 'g-recaptcha-response=TOKEN', userAgent: 'Agent/1.0' }]);
  await expect(run()).rejects.toThrow('Usage: node submit-token.mjs');
  server.close();
});
