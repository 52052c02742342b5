import { expect, test } from 'vitest';
import type { Locale } from '../record.ts';
import { stemKeys } from './stems.ts';

const shared = (locale: Locale, ...words: string[]) => {
  const [first = [], ...rest] = words.map((word) => stemKeys(word, locale));
  return first.some((key) => rest.every((keys) => keys.includes(key)));
};

test('forms of a Russian word share a stem, including short participles and fleeting vowels', () => {
  expect(shared('ru', 'капча', 'капчи', 'капчу', 'капчами')).toBe(true);
  expect(shared('ru', 'токен', 'токена', 'токенов', 'токеном')).toBe(true);
  expect(shared('ru', 'ошибка', 'ошибок', 'ошибками')).toBe(true);
  expect(shared('ru', 'удалить', 'удаляет', 'удалите')).toBe(true);
  expect(shared('ru', 'удалить', 'удаётся')).toBe(false);
  expect(shared('ru', 'настройка', 'настроек', 'настройки')).toBe(true);
});

test('forms of a Portuguese word share a stem, with or without accents', () => {
  expect(shared('pt-br', 'erro', 'erros')).toBe(true);
  expect(shared('pt-br', 'imagem', 'imagens')).toBe(true);
  expect(shared('pt-br', 'extensão', 'extensões', 'extensao', 'extensoes')).toBe(true);
  expect(shared('pt-br', 'configuração', 'configurações', 'configuracoes', 'configurar')).toBe(true);
});

test('English is stemmed in every locale', () => {
  for (const locale of ['en', 'ru', 'zh', 'pt-br'] as const)
    expect(shared(locale, 'token', 'tokens')).toBe(true);
});

test('words with digits and Han text have no stem', () => {
  expect(stemKeys('v2', 'en')).toEqual([]);
  expect(stemKeys('余额', 'zh')).toEqual([]);
});
