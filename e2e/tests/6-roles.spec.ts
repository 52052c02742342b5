import { SearchModal } from '../search.ts';
import { expect, open, test } from '../test.ts';

test('no page or search sets a cookie or asks for a password', async ({ page, context }) => {
  for (const path of ['/', '/ru/docs/captchas/turnstile-task', '/search?q=proxy']) {
    await open(page, path);
    await expect(page.locator('input[type=password], input[autocomplete~=username]')).toHaveCount(0);
  }
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('proxy');
  expect(await context.cookies()).toEqual([]);
});
