import { expectAccessible } from '../axe.ts';
import { inLocale, LOCALES, open, test } from '../test.ts';

/** So tall that nothing is covered by elements that stick to an edge of the window: axe sees the whole page. */
test.use({ viewport: { width: 1280, height: 10_000 }, contextOptions: { reducedMotion: 'reduce' } });

/** Each kind of page again with React, because walk.spec.ts sees the routes only before React. */
for (const [position, route] of [
  '/',
  '/search',
  '/docs/getting-start',
  '/docs/captchas',
  '/docs/captchas/turnstile-task',
  '/docs/extension/ext-settings',
].entries()) {
  const locale = LOCALES[position % LOCALES.length] ?? 'en';

  test(`React changes nothing for the worse: ${inLocale(locale, route)}`, async ({ page }) => {
    await open(page, inLocale(locale, route));
    await expectAccessible(page, 'after React');
  });
}
