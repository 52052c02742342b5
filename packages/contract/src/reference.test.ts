import { brand } from '@docs/site/brand';
import { describe, expect, it } from 'vitest';
import { load, schema } from './contract.ts';
import {
  contract,
  errors,
  LOCALES,
  METHOD_NAMES,
  news,
  newsCategories,
  type ReferenceName,
  reference,
  TASK_NAMES,
  tasks,
} from './index.ts';
import { identifiers } from './testing/index.ts';

const DATA = load('reference.yaml') as Record<string, unknown[]>;

/** Number of rows in the sources. undefined: there is no list to compare the table with. */
const TABLES: Record<ReferenceName, number | undefined> = {
  methods: METHOD_NAMES.length,
  taskTypes: TASK_NAMES.length,
  modules: DATA.modules?.length,
  blockReasons: DATA.blockReasons?.length,
  keyModifiers: DATA.keyModifiers?.length,
  moduleStatuses: DATA.moduleStatuses?.length,
  settings: DATA.settings?.length,
  events: DATA.events?.length,
  attributes: DATA.attributes?.length,
  libraries: DATA.libraries?.length,
  protocols: undefined,
  timings: undefined,
};

describe('reference tables', () => {
  for (const [name, count] of Object.entries(TABLES) as [ReferenceName, number | undefined][]) {
    it(`${name} has every row with an id of its own, in every locale`, () => {
      for (const locale of LOCALES) {
        const { caption, columns, rows } = reference(name, locale);
        expect(caption).toBeTruthy();
        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(count ?? rows.length);
        expect(rows.every(({ cells }) => cells.length === columns.length && cells.every(Boolean))).toBe(true);
      }
    });
  }

  it('list every task type', () => {
    expect([...(DATA.taskTypes ?? [])].sort()).toEqual([...TASK_NAMES].sort());
  });

  it('take package and class names from the brand', () => {
    const text = JSON.stringify(reference('libraries', 'en'));
    for (const { package: name } of brand.libraries) expect(text).toContain(name);
    expect(text).toContain(`${brand.clientClass}(options=`);
  });
});

describe('news', () => {
  it('are sorted newest first, each with a category and an id', () => {
    const entries = news('en');
    expect(entries).toHaveLength(DATA.news?.length ?? 0);
    expect(entries.map(({ date }) => date)).toEqual([...entries.map(({ date }) => date)].sort().reverse());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(newsCategories('en').map(({ id }) => id)).toEqual(['api', 'captcha', 'extension', 'docs']);
  });
});

describe('errors', () => {
  it('are all codes of the contract, with their meaning and fix', () => {
    const all = errors('en');
    expect(all.flatMap(({ code, aliases }) => [code, ...aliases]).sort()).toEqual(
      [...(schema('ErrorCode').enum ?? [])].sort(),
    );
    expect(all.every(({ meaning, fix, label, groupTitle }) => meaning && fix && label && groupTitle)).toBe(
      true,
    );
    expect(all.find(({ code }) => code === 'ERROR_NO_SUCH_CAPCHA_ID')?.aliases).toEqual(['WRONG_CAPTCHA_ID']);
  });
});

describe('identifiers', () => {
  it('include every name a page may use, and no draft', () => {
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
  it('never need more getTaskResult calls than the limit per task', () => {
    for (const { timing } of tasks('en')) {
      expect(timing.timeoutSeconds / timing.intervalSeconds).toBeLessThan(contract['x-limits'].pollsPerTask);
      expect(timing.intervalSeconds).toBeGreaterThanOrEqual(contract['x-limits'].pollSpacingSeconds);
    }
  });
});

describe('a bad file', () => {
  it('is reported with its name', () => {
    expect(() => load('missing.yaml')).toThrow('packages/contract/missing.yaml');
    expect(() => load('README.md')).toThrow('packages/contract/README.md');
  });
});
