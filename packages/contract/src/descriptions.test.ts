import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, TASK_NAMES } from './index.ts';
import { descriptions, hasDescriptions } from './texts.ts';

const english = descriptions('en');
const sources = ['../openapi.yaml', '../reference.yaml'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);
const code = ['rows', 'tasks', 'reference', 'errors', 'localized', 'fault-texts', 'embed-code/index']
  .map((file) => readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8'))
  .join('\n');

describe('the English texts', () => {
  it('include all that the contract names, and the title of every task type', () => {
    const named = sources.flatMap((source) =>
      [...source.matchAll(/\b(?:x-text|x-when|restriction|proxyNote|priceNote): ([\w.-]+\w)/g)].map(
        ([, key = '']) => key,
      ),
    );
    const keys = [...named, ...TASK_NAMES.map((name) => `title.${name}`)];
    expect([...new Set(keys)].filter((key) => !(key in english))).toEqual([]);
  });

  it('are all in use', () => {
    const unused = Object.keys(english).filter((key) => {
      const [group = '', ...rest] = key.split('.');
      const built = code.includes(`'${key}'`) || code.includes(`\`${group}.$`);
      return (
        !built && !sources.some((source) => source.includes(key)) && !code.includes(`\`${group}.${rest[0]}.$`)
      );
    });
    expect(unused).toEqual([]);
  });

  it('are one line of inline Markdown each', () => {
    const bad = Object.entries(english).filter(
      ([, text]) => typeof text !== 'string' || /\n|<|^#|^[-*] /.test(text),
    );
    expect(bad).toEqual([]);
  });
});

// What a translation lacks, `npm run translations` reports.
for (const locale of LOCALES.filter((one) => one !== 'en' && hasDescriptions(one))) {
  it(`the texts in ${locale} have no key that English lacks`, () => {
    expect(Object.keys(descriptions(locale)).filter((key) => !(key in english))).toEqual([]);
  });
}
