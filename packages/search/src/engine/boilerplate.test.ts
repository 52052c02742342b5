import { expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { boilerplate } from './boilerplate.ts';

const onPages = (count: number, title: string) =>
  Array.from({ length: count }, (_, page) =>
    record({ url: `/docs/${title}-${page}#proxy`, title, heading: title }),
  );

test('A heading on four pages is boilerplate; on three pages it is not', () => {
  const records = [...onPages(4, 'Proxy'), ...onPages(3, 'Variants')];
  expect([...boilerplate(records)]).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

test('Page titles are never boilerplate', () => {
  const records = Array.from({ length: 5 }, (_, page) => record({ url: `/docs/${page}`, title: 'Overview' }));
  expect([...boilerplate(records)]).toEqual([0, 0, 0, 0, 0]);
});

test('Text under a heading that is on four pages is not about the words of the heading', () => {
  const under = record({ url: '/docs/a#proxy', title: 'Proxy', heading: 'Proxy', content: 'Not supported.' });
  expect([...boilerplate([...onPages(4, 'Proxy'), under])]).toEqual([1, 1, 1, 1, 2]);
  const elsewhere = record({
    url: '/docs/a#own',
    title: 'Proxy',
    heading: 'Your own proxy',
    content: 'Send it.',
  });
  expect([...boilerplate([...onPages(4, 'Proxy'), elsewhere])]).toEqual([1, 1, 1, 1, 0]);
});

test('The row of a field is boilerplate, except on the page that most pages link to', () => {
  const records = Array.from({ length: 4 }, (_, page) => {
    const title = record({ url: `/docs/${page}`, title: 'Captcha' });
    const row = record({ url: `/docs/${page}#websiteKey`, title: 'Captcha', heading: 'Request fields' });
    return [
      { ...title, weight: { ...title.weight, links: page === 2 ? 9 : 1 } },
      { ...row, type: 'lvl3' as const, hierarchy: { ...row.hierarchy, lvl3: 'websiteKey' } },
    ];
  });
  expect([...boilerplate(records.flat())]).toEqual([0, 1, 0, 1, 0, 3, 0, 1]);
});
