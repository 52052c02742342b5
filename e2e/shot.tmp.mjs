import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const [, , url, out, w = '1280', dark = '', full = '1'] = process.argv;
const p = await b.newPage({ viewport: { width: +w, height: 900 } });
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('pageerror', (e) => console.log('error', e.message));
if (dark) await p.addInitScript(() => localStorage.setItem('theme', 'dark'));
await p.goto('http://localhost:4261' + url);
await p.waitForTimeout(300);
await p.screenshot({ path: out, fullPage: full === '1' });
await b.close();
