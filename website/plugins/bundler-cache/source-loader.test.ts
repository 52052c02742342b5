import { expect, test, vi } from 'vitest';
import load from './source-loader.cjs';

test('A translation is compiled again when its English page changes', () => {
  const addDependency = vi.fn();
  const context = {
    resourcePath: '/site/i18n/ru/docs/api/threshold.mdx',
    getOptions: () => ({ translations: '/site/i18n/ru/docs', sources: '/site/docs' }),
    addDependency,
  };
  expect(load.call(context, 'Text')).toBe('Text');
  expect(addDependency.mock.calls).toEqual([['/site/docs/api/threshold.mdx']]);
});
