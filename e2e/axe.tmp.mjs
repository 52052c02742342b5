import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const width of [1280, 390])
  for (const theme of ['light', 'dark']) {
    const ctx = await b.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
    await ctx.addInitScript((t) => localStorage.setItem('theme', t), theme);
    const p = await ctx.newPage();
    for (const url of ['/docs/getting-start', '/docs/api/api-errors', '/docs/news']) {
      await p.goto('http://localhost:4261' + url);
      for (const s of url.includes('getting')
        ? ['curl', 'javascript', 'python', 'csharp', 'java', 'go', 'php']
        : ['curl']) {
        await p.evaluate((s) => {
          document.documentElement.dataset.sample = s;
        }, s);
        const r = await new AxeBuilder({ page: p }).setLegacyMode(true).include('.markdown').analyze();
        for (const v of r.violations)
          console.log(
            width,
            theme,
            url,
            s,
            v.id,
            v.impact,
            v.nodes.length,
            v.nodes[0].html.slice(0, 160),
            v.nodes[0].failureSummary.slice(0, 200),
          );
      }
    }
  }
console.log('done');
await b.close();
