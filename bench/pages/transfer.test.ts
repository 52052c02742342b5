import { expect, test } from 'vitest';
import { resourceTypeOf, splitDocument } from './site.ts';
import { sum } from './transfer.ts';

test.each([
  ['text/html; charset=utf-8', 'document'],
  ['text/javascript; charset=utf-8', 'script'],
  ['text/css; charset=utf-8', 'style'],
  ['font/woff2', 'font'],
  ['application/json; charset=utf-8', 'other'],
  ['', 'other'],
] as const)('%s counts as %s', (contentType, expected) => {
  expect(resourceTypeOf('/docs/x', contentType)).toBe(expected);
});

test('responses of a service are counted apart from the files of the site', () => {
  expect(resourceTypeOf('/data/', 'application/json; charset=utf-8')).toBe('answer');
});

test('inline scripts and styles count as such; linked files and data do not', () => {
  const page = (more: string) => `<html><head>${more}</head><body><p>Some words of a page.</p></body></html>`;
  const data = '<script type="application/ld+json">{"name":"value"}</script><script src="/a.js"></script>';
  expect(splitDocument(page(data), 500)).toEqual({ document: 500, script: 0, style: 0 });
  const {
    document = 0,
    script = 0,
    style = 0,
  } = splitDocument(
    page(
      `<script>addEventListener("load",()=>console.log(1))</script><style>.card:hover{border:1px solid teal;margin-block:3rem}</style>${data}`,
    ),
    500,
  );
  expect(script).toBeGreaterThan(20);
  expect(style).toBeGreaterThan(5);
  expect(document + script + style).toBe(500);
});

test('bytes are added up by type and in total', () => {
  const sent = (type: 'document' | 'script', bytes: number) => ({
    path: '/',
    bytes: { [type]: bytes },
    ahead: false,
  });
  expect(sum([sent('document', 10), sent('script', 5), sent('script', 2)])).toEqual({
    document: 10,
    script: 7,
    style: 0,
    font: 0,
    answer: 0,
    other: 0,
    requests: 3,
    total: 17,
  });
});
