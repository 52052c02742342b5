import { expect, test } from 'vitest';
import { localesIn } from './locales.mjs';

const english = { label: 'English', htmlLang: 'en-US' };

test('the locales are those of the file, in its order', () => {
  const german = { label: 'Deutsch', htmlLang: 'de-DE' };
  expect(localesIn(JSON.stringify({ en: english, de: german }))).toEqual(['en', 'de']);
});

test('an entry that lacks a key of the others is named with the key', () => {
  const read = () => localesIn(JSON.stringify({ en: english, de: { label: 'Deutsch', htmlLang: '' } }));
  expect(read).toThrow('the entry "de" lacks "htmlLang".');
});
