import { expect, it } from 'vitest';
import { drawIcon, ICONS } from './icons.ts';
import { openSearch } from './opensearch.ts';
import { securityTxt } from './security.ts';

const SEARCH = {
  shortName: 'Captcha Cloud',
  description: 'Search & "find"',
  language: 'en-US',
  home: 'https://docs.example.com/ru/',
  file: 'opensearch.xml',
  icon: 'https://docs.example.com/icon.png',
};

it('a name that is too long for OpenSearch fails the build with a one-sentence error', () => {
  expect(() => openSearch({ ...SEARCH, shortName: 'A name too long for it' })).toThrow(
    'shortName in brand.ts is "A name too long for it", but it may have 16 characters at most.',
  );
});

it('the texts of the search description are escaped', () => {
  expect(openSearch(SEARCH)).toContain('<Description>Search &amp; &quot;find&quot;</Description>');
});

it('security.txt is the same for all builds of a day', () => {
  const contact = { contact: 'mailto:security@example.com', languages: ['en', 'pt'] };
  const at = (time: string) =>
    securityTxt(contact, 'https://example.com/.well-known/security.txt', new Date(time));
  expect(at('2026-01-01T23:59:59Z')).toBe(at('2026-01-01T00:00:00Z'));
  expect(at('2026-01-01T00:00:00Z')).toBe(
    'Contact: mailto:security@example.com\nExpires: 2026-12-27T00:00:00Z\nPreferred-Languages: en, pt\nCanonical: https://example.com/.well-known/security.txt\n',
  );
});

it('an icon is drawn the same every time', async () => {
  for (const icon of ICONS) expect((await drawIcon(icon)).equals(await drawIcon(icon)), icon.file).toBe(true);
});
