import { expect, test } from 'vitest';
import type { Content, Page } from '../content.ts';
import { PEERS } from './index.ts';
import { addressOf } from './peer.ts';
import versions from './versions.json' with { type: 'json' };

const page = (path: string, body: string): Page => ({
  path,
  title: `About "${path}"`,
  label: path,
  description: 'What it is: <short>.',
  body,
});
const captchas = page(
  'docs/captchas',
  'See [one](https://docs.captcha-cloud.example/docs/captchas/one#errors).',
);
const one = page(
  'docs/captchas/one',
  'Back to [all](https://docs.captcha-cloud.example/docs/captchas).\n\n| a |\n|-|\n| b |',
);
const content: Content = {
  name: 'Captcha Cloud',
  pages: [captchas, one],
  sidebar: [{ label: 'Captchas', items: [captchas, one] }],
};

test('every peer that is installed has its versions pinned exactly', () => {
  expect(Object.keys(versions).sort()).toEqual(['tools', ...Object.keys(PEERS)].sort());
  for (const { dependencies } of Object.values(versions)) {
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test.each(Object.entries(PEERS))('%s gets every page once, with its links in its own form', (_name, peer) => {
  const files = Object.values(peer.files(content));
  expect(files.filter((text) => text.includes('Back to'))).toHaveLength(1);
  const text = files.find((file) => file.includes('Back to')) ?? '';
  expect(text).toContain('/docs/captchas/');
  expect(text).not.toContain('docs.captcha-cloud.example');
});

test('a page with pages below it is the index of their folder', () => {
  expect(Object.keys(PEERS.vitepress?.files(content) ?? {})).toEqual(
    expect.arrayContaining(['./docs/captchas/index.md', './docs/captchas/one.md']),
  );
  expect(addressOf(captchas, content.pages, '.html')).toBe('/docs/captchas/');
  expect(addressOf(one, content.pages, '.html')).toBe('/docs/captchas/one.html');
});
