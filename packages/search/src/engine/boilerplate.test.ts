import { expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { boilerplate } from './boilerplate.ts';

const onPages = (count: number, title: string) =>
  Array.from({ length: count }, (_, page) =>
    record({ url: `/docs/${title}-${page}#proxy`, title, heading: title }),
  );

test('A heading on four pages says nothing about any one of them; on three it does', () => {
  const records = [...onPages(4, 'Proxy'), ...onPages(3, 'Variants')];
  expect([...boilerplate(records)]).toEqual([0, 1, 2, 3]);
});

test('Titles of pages are never repeated text', () => {
  const records = Array.from({ length: 5 }, (_, page) => record({ url: `/docs/${page}`, title: 'Overview' }));
  expect(boilerplate(records).size).toBe(0);
});
