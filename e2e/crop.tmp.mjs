import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const [, , url, w, ...crops] = process.argv;
const p = await b.newPage({ viewport: { width: +w, height: 900 } });
p.on('console', (m) => console.log('console', m.type(), m.text()));
await p.goto('http://localhost:4261' + url);
await p.waitForTimeout(300);
console.log(
  await p.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
);
for (const c of crops) {
  const [name, y, h] = c.split(':');
  await p.screenshot({
    path: `/tmp/cmp/${name}.png`,
    fullPage: true,
    clip: { x: +w > 800 ? 300 : 0, y: +y, width: +w > 800 ? 740 : +w, height: +h },
  });
}
await b.close();
