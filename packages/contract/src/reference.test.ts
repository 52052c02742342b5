import { brand } from '@docs/site/brand';
import { describe, expect, it } from 'vitest';
import { load } from './contract.ts';
import {
  contract,
  errors,
  identifiers,
  LOCALES,
  news,
  newsCategories,
  type ReferenceName,
  reference,
  tasks,
} from './index.ts';

const TABLES: Record<ReferenceName, number> = {
  methods: 6,
  taskTypes: 15,
  modules: 26,
  blockReasons: 4,
  keyModifiers: 3,
  moduleStatuses: 5,
  settings: 16,
  events: 18,
  attributes: 2,
  libraries: 5,
  protocols: 7,
  timings: 16,
};

describe('reference tables', () => {
  for (const [name, count] of Object.entries(TABLES) as [ReferenceName, number][]) {
    it(`${name} has ${count} rows with ids of their own, in every locale`, () => {
      for (const locale of LOCALES) {
        const { caption, columns, rows } = reference(name, locale);
        expect(caption).toBeTruthy();
        expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
        expect(rows.every(({ cells }) => cells.length === columns.length && cells.every(Boolean))).toBe(true);
      }
    });
  }

  it('take package and class names from the brand', () => {
    const text = JSON.stringify(reference('libraries', 'en'));
    for (const { package: name } of brand.libraries) expect(text).toContain(name);
    expect(text).toContain(`${brand.clientClass}(options=`);
  });

  it('are missed by name', () => {
    expect(() => reference('prices' as 'modules', 'en')).toThrow(/no reference table "prices".*modules/);
  });
});

describe('news', () => {
  it('stand newest first, each with a category and an id', () => {
    const entries = news('en');
    expect(entries).toHaveLength(13);
    expect(entries.map(({ date }) => date)).toEqual([...entries.map(({ date }) => date)].sort().reverse());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(13);
    expect(newsCategories('en').map(({ id }) => id)).toEqual(['api', 'captcha', 'extension', 'docs']);
  });
});

describe('errors', () => {
  it('are 29 codes with meaning and mend', () => {
    const all = errors('en');
    expect(all).toHaveLength(29);
    expect(all.every(({ meaning, mend, label, groupTitle }) => meaning && mend && label && groupTitle)).toBe(
      true,
    );
    expect(all.find(({ code }) => code === 'ERROR_NO_SUCH_CAPCHA_ID')?.aliases).toEqual(['WRONG_CAPTCHA_ID']);
  });
});

describe('identifiers', () => {
  it('hold every name a page may use, and no draft', () => {
    const names = identifiers();
    for (const name of [
      'websiteURL',
      'metadata.Task',
      'TaskArgument',
      'domains.<site>.cookies',
      'aws-waf-token',
      'NoCaptchaTask',
      'TenDI',
      'cf_clearance',
      'ERROR_ZERO_BALANCE',
      'WRONG_CAPTCHA_ID',
      'captcha_math',
      'ReCaptcha2',
      'onCaptchaExtensionReady',
      'WrongTaskId',
      'proxyLogin',
      'CoordinateX',
    ]) {
      expect([name, names.has(name)]).toEqual([name, name !== 'CoordinateX']);
    }
    expect([...names].filter((name) => /hcaptcha|datadome/i.test(name))).toEqual([]);
  });
});

describe('timings', () => {
  it('never need more calls than a task may have', () => {
    for (const { timing } of tasks('en')) {
      expect(timing.timeoutSeconds / timing.intervalSeconds).toBeLessThan(contract['x-limits'].pollsPerTask);
      expect(timing.intervalSeconds).toBeGreaterThanOrEqual(contract['x-limits'].pollSpacingSeconds);
    }
  });
});

describe('a bad file', () => {
  it('is one sentence', () => {
    expect(() => load('missing.yaml')).toThrow(/^packages\/contract\/missing\.yaml cannot be read: /);
    expect(() => load('README.md')).toThrow(/^packages\/contract\/README\.md /);
    expect(() => load('reference.yaml', ['prices'])).toThrow(
      'packages/contract/reference.yaml lacks prices.',
    );
  });
});
