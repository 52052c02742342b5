import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await b.newContext({
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const p = await ctx.newPage();
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('pageerror', (e) => console.log('pageerror', e.message));
const U = 'http://localhost:4261';
const ok = (n, v) => console.log(v ? 'ok  ' : 'FAIL', n);
await p.goto(U + '/docs/getting-start');
const vis = async () =>
  p.$$eval('.samples', (gs) =>
    gs.map((g) =>
      [...g.querySelectorAll('.code')]
        .filter((c) => getComputedStyle(c).display !== 'none')
        .map((c) => c.dataset.sample)
        .join(),
    ),
  );
ok('default curl', (await vis()).join('|') === 'curl|curl');
await p.click('.samples >> nth=1 >> label:has-text("Python")');
ok('both python', (await vis()).join('|') === 'python|python');
ok('stored', (await p.evaluate(() => localStorage.getItem('docs.sample'))) === 'python');
await p.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
ok('after hydration python', (await vis()).join('|') === 'python|python');
ok('radios checked', await p.$$eval('.samples input[value=python]', (r) => r.every((x) => x.checked)));
await p.keyboard.press('ArrowRight');
ok('arrow -> csharp', (await vis()).join('|') === 'csharp|csharp');
// user agent
ok(
  'ua',
  (await p.$$eval('[data-user-agent]', (e) => e.map((x) => x.textContent))).every((t) => t === 'Fresh/9.9'),
);
// copy
await p.hover('.code >> nth=1');
await p.click('.code >> nth=1 >> button');
await p.waitForTimeout(300);
console.log(
  JSON.stringify(await p.evaluate(() => navigator.clipboard.readText())),
  await p.textContent('.code >> nth=1 >> button'),
  await p.$$eval('body > [role=status]', (e) => e.map((x) => x.textContent)),
);
// navigate in-site
await p.click('a.menu__link:has-text("News")');
await p.waitForURL('**/docs/news');
await p.waitForTimeout(300);
ok('news sample csharp', (await vis()).join('|') === 'csharp');
ok('radio', await p.isChecked('.samples input[value=csharp]'));
await p.click('.filter label:has-text("API")');
ok('empty', await p.isVisible('[data-empty]'));
console.log(await p.textContent('.filter [role=status]'));
await p.click('.filter label:has-text("Extension")');
ok('not empty', !(await p.isVisible('[data-empty]')));
console.log(await p.textContent('.filter [role=status]'));
await p.goto(U + '/docs/api/api-errors#ERROR_ZERO_BALANCE');
await p.fill('.filter [type=search]', 'proxy passw');
await p.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
await p.waitForTimeout(200);
console.log(
  await p.textContent('.filter [role=status]'),
  await p.$$eval('tr[data-group]', (r) =>
    r.filter((x) => getComputedStyle(x).display !== 'none').map((x) => x.id),
  ),
  await p.$$eval('tbody', (r) => r.filter((x) => !x.hidden).length),
);
await p.evaluate(() => {
  location.hash = '#ERROR_IP_BANNED';
});
await p.waitForTimeout(200);
console.log(
  await p.$$eval('tr[data-group]', (r) =>
    r.filter((x) => getComputedStyle(x).display !== 'none').map((x) => x.id),
  ),
);
await p.fill('.filter [type=search]', 'zzzz');
ok('none msg', await p.isVisible('[data-empty]'));
// reload keeps sample before React, no flash
const p2 = await ctx.newPage();
await p2.route('**/main*.js', (r) => r.abort());
await p2.goto(U + '/docs/getting-start');
ok(
  'before react csharp',
  (
    await p2.$$eval('.samples .code', (cs) =>
      cs.filter((c) => getComputedStyle(c).display !== 'none').map((c) => c.dataset.sample),
    )
  ).join() === 'csharp,csharp',
);
ok(
  'radios synced by loader',
  await p2.$$eval('.samples input[value=csharp]', (r) => r.every((x) => x.checked)),
);
// no script
const c3 = await b.newContext({ javaScriptEnabled: false });
const p3 = await c3.newPage();
await p3.goto(U + '/docs/getting-start');
await p3.click('.samples >> nth=0 >> label:has-text("Go")');
ok('no js go', await p3.isVisible('.samples >> nth=0 >> .code[data-sample=go]'));
ok('no js curl hidden', !(await p3.isVisible('.samples >> nth=0 >> .code[data-sample=curl]')));
ok('no js no copy', !(await p3.isVisible('.code-copy')));
await p3.goto(U + '/docs/api/api-errors');
ok('no js no filter', !(await p3.isVisible('.filter')));
await p3.screenshot({ path: '/tmp/cmp/nojs.png' });
await b.close();
