import { expect, test } from 'vitest';
import { type Page, parseMarkdownPage, relink } from './content.ts';

test('a Markdown page is split into title, description and body', () => {
  const page =
    '---\ntitle: "Proxy: how"\ndescription: Use one.\nlocale: en\n---\n\n# Proxy: how\n\nText.\n\n# Not the title\n';
  expect(parseMarkdownPage(page)).toEqual({
    title: 'Proxy: how',
    description: 'Use one.',
    body: 'Text.\n\n# Not the title',
  });
});

const page = (path: string): Page => ({ path, title: '', label: '', description: '', body: '' });

test('links between the pages are rewritten for the peer, others stay the same', () => {
  const body =
    '[a](https://docs.captcha-cloud.example/docs/captchas/Basilisk-task#errors) [b](https://docs.captcha-cloud.example/openapi.yaml) [c](https://example.com/docs/captchas/basilisk-task)';
  expect(relink(body, [page('docs/captchas/basilisk-task')], ({ path }) => `/${path}/`)).toBe(
    '[a](/docs/captchas/basilisk-task/) [b](https://docs.captcha-cloud.example/openapi.yaml) [c](https://example.com/docs/captchas/basilisk-task)',
  );
});

test('the address of a folder may end in a slash', () => {
  const body = '[a](https://docs.captcha-cloud.example/docs/external-services/)';
  expect(relink(body, [page('docs/external-services')], ({ path }) => `/${path}`)).toBe(
    '[a](/docs/external-services)',
  );
});
