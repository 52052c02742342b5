import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@docs/site/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, program, responseExample, task } from '../src/index.ts';
import { programTexts } from '../src/programs.ts';
import { csharpFaults } from './csharp.ts';
import { PROCESSING, type Replies, serveSandbox } from './served.ts';
import {
  absent,
  fileIn,
  LINTERS,
  lint,
  RUNNABLE,
  type RunnableLanguage,
  run,
  TOOLCHAINS,
} from './toolchains.ts';

/** English and one non-ASCII locale. The texts are checked separately, see below. */
const LINTED_LOCALES = ['en', 'zh'];
const USUAL_KEY = 'YOUR_API_KEY';
const SLOW = { timeout: 150_000 };
const FOLDER = mkdtempSync(join(tmpdir(), 'programs-'));
const { solution } = responseExample('RecaptchaV2Task') as { solution: { gRecaptchaResponse: string } };
const TOKEN = { status: 0, output: `${solution.gRecaptchaResponse}\n` };

interface Scenario {
  title: string;
  key?: string;
  replies?: Replies;
  /** Shortens a duration in the program, in seconds, to keep the test fast. */
  shorten?: [from: 180 | 30, to: number];
  /** Expected number of getTaskResult calls. undefined: depends on the clock. */
  polls?: number;
  outcome: { status: number; output?: string; errors?: unknown };
}

const TOO_MUCH = { status: 429, body: '{"errorId":1,"errorCode":"ERROR_TOO_MUCH_REQUESTS"}' };
const failing = (code: string) => ({ status: 1, errors: expect.stringContaining(code) });

const SCENARIOS: Scenario[] = [
  { title: 'prints the token', replies: { getTaskResult: [PROCESSING] }, polls: 2, outcome: TOKEN },
  {
    title: 'stops before the first request if there is no key',
    key: '',
    outcome: failing('API_KEY'),
  },
  {
    title: 'polls again after two responses with ERROR_TOO_MUCH_REQUESTS',
    replies: { getTaskResult: [TOO_MUCH, TOO_MUCH] },
    polls: 3,
    outcome: TOKEN,
  },
  {
    title: 'polls again after a dropped connection and half a response',
    replies: { getTaskResult: ['dropped', 'truncated'] },
    polls: 3,
    outcome: TOKEN,
  },
  {
    title: 'polls again after HTTP 500, HTTP 503, CAPTCHA_NOT_READY and an empty body',
    replies: {
      getTaskResult: [
        { status: 500, body: '<h1>Internal Server Error</h1>' },
        { status: 503, body: '' },
        { status: 200, body: '{"errorId":1,"errorCode":"CAPTCHA_NOT_READY"}' },
        { status: 200, body: '' },
      ],
    },
    polls: 5,
    outcome: TOKEN,
  },
  {
    title: 'fails if the response of createTask is empty, and does not create a second task',
    replies: { createTask: [{ status: 500, body: '' }] },
    polls: 0,
    outcome: {
      status: expect.toSatisfy((status) => status > 0),
      output: '',
      errors: expect.stringMatching(/./),
    },
  },
  {
    title: 'fails with the code of an unsolvable task',
    key: 'ERROR_CAPTCHA_UNSOLVABLE',
    polls: 1,
    outcome: failing('ERROR_CAPTCHA_UNSOLVABLE'),
  },
];
/** Only in `npm run test:all`: two of them compile each program again. */
const LONG_SCENARIOS: Scenario[] = [
  {
    title: 'fails after four network failures',
    replies: { getTaskResult: Array(4).fill('dropped') },
    polls: 4,
    outcome: { status: 1, output: '', errors: expect.stringMatching(/./) },
  },
  {
    title: 'polls again when a response does not come in time',
    replies: { getTaskResult: ['silent'] },
    shorten: [30, 8],
    polls: 2,
    outcome: TOKEN,
  },
  {
    title: 'fails when the time is up',
    replies: { getTaskResult: Array(20).fill(PROCESSING) },
    shorten: [180, 6],
    outcome: { status: 1, output: '', errors: expect.stringContaining('within the time limit') },
  },
  {
    title: 'fails with the code of a wrong key, whatever the HTTP status',
    replies: { createTask: [{ status: 403, body: '{"errorId":1,"errorCode":"ERROR_KEY_DOES_NOT_EXIST"}' }] },
    polls: 0,
    outcome: failing('ERROR_KEY_DOES_NOT_EXIST'),
  },
];
if (process.env.TEST_ALL) SCENARIOS.push(...LONG_SCENARIOS);

/** Writes the program of a language to its own folder. */
function written(language: string, locale: string, shorten?: Scenario['shorten']): string {
  const found = program(locale).find((one) => one.language === language);
  if (!found) throw new Error(`There is no program in ${language}.`);
  const [from = '', to = ''] = shorten ?? [];
  const path = fileIn(join(FOLDER, `${locale}${from}`, language), found.file);
  writeFileSync(path, `${found.code.replace(`${from}`, `${to}`)}\n`);
  return path;
}

/** Compiles the program and expects no warnings. */
async function built(language: RunnableLanguage, locale: string, shorten?: Scenario['shorten']) {
  const file = written(language, locale, shorten);
  const command = TOOLCHAINS[language].build?.(file);
  if (command) expect(await run(command)).toEqual({ status: 0, output: '', errors: '' });
  return file;
}

/** Resolves when the program has called createTask or has ended. The outcome follows later. */
async function start({ key = USUAL_KEY, replies }: Scenario, command: string[]) {
  const sandbox = await serveSandbox(replies);
  const outcome = run(command, { API_URL: sandbox.url, API_KEY: key });
  await Promise.race([sandbox.firstRequest, outcome]);
  return async () => {
    const ended = await outcome;
    await sandbox.close();
    return { outcome: ended, requests: sandbox.requests };
  };
}

type Played = Awaited<ReturnType<Awaited<ReturnType<typeof start>>>>;

/**
 * Runs every scenario in every language. The programs start one after another, because interpreters and compilers need
 * the processor, and then run in parallel, because they spend most of the time waiting.
 */
async function playAll(): Promise<Map<RunnableLanguage, Played[]>> {
  const running: [RunnableLanguage, () => Promise<Played>][] = [];
  for (const language of RUNNABLE.filter((one) => TOOLCHAINS[one].present)) {
    const usual = await built(language, 'en');
    for (const scenario of SCENARIOS) {
      const file = scenario.shorten ? await built(language, 'en', scenario.shorten) : usual;
      running.push([language, await start(scenario, TOOLCHAINS[language].run(file))]);
    }
  }
  const played = new Map<RunnableLanguage, Played[]>();
  for (const [language, end] of running) {
    played.set(language, [...(played.get(language) ?? []), await end()]);
  }
  return played;
}

describe('the first-task program', () => {
  let played = new Map<RunnableLanguage, Played[]>();

  beforeAll(async () => {
    played = await playAll();
  }, 300_000);
  afterAll(() => {
    rmSync(FOLDER, { recursive: true });
    const ran = [...played.keys()].map((language) => TOOLCHAINS[language].label);
    const linted = LINTERS.filter(({ present }) => present).map(({ name }) => name);
    console.log(
      `Programs: ${ran.join(', ')}, each in ${SCENARIOS.length} scenarios; linted by ${linted.join(', ')}, ` +
        `javac -Xlint. Not run: ${absent().join(', ')}.`,
    );
  });

  for (const language of RUNNABLE) {
    const { label, present } = TOOLCHAINS[language];

    describe(`in ${label}`, () => {
      it.skipIf(!present).each(SCENARIOS.map((scenario, index) => ({ ...scenario, index })))(
        '$title',
        ({ index, key = USUAL_KEY, outcome: expected, polls }) => {
          const { outcome, requests } = played.get(language)?.[index] ?? { requests: [] };
          expect(outcome).toMatchObject(expected);
          const [first, ...others] = requests.map(({ path }) => path);
          expect(first).toBe(key ? '/createTask' : undefined);
          expect(others).toEqual(Array(polls ?? others.length).fill('/getTaskResult'));
          const times = requests.slice(1).map(({ at }) => at);
          for (const [position, at] of times.slice(1).entries()) {
            expect(at - (times[position] ?? 0), 'time between two calls').toBeGreaterThan(2000);
          }
        },
      );
    });
  }

  for (const linter of LINTERS) {
    it.skipIf(!linter.present)(`passes ${linter.name}`, SLOW, async () => {
      const files = LINTED_LOCALES.map((locale) => written(linter.language, locale));
      expect(await lint(linter, files)).toEqual([]);
    });
  }

  it.skipIf(!TOOLCHAINS.java.present)('compiles in Java with non-ASCII comments', SLOW, async () => {
    await built('java', 'zh');
  });

  it('is well-formed C# in every locale', async () => {
    const faults = await csharpFaults();
    for (const locale of LOCALES) {
      const code = program(locale).find(({ language }) => language === 'csharp')?.code ?? '';
      expect(faults(code)).toEqual([]);
      expect(faults(code.replace('{', ''))).not.toEqual([]);
    }
  });
});

describe('the texts of the programs', () => {
  // `npm run translations` lists those that a locale lacks: English may be published first.
  it('have no key that English lacks, and fit into comments and string literals', () => {
    for (const locale of LOCALES) {
      const texts = programTexts(locale);
      expect(Object.keys(programTexts('en')), locale).toEqual(expect.arrayContaining(Object.keys(texts)));
      for (const text of Object.values(texts)) expect(text).toMatch(/^[^'"`\\$\n{}]+$/);
    }
  });

  it('are in the language of the page, and English for a locale without texts', () => {
    for (const locale of LOCALES) {
      for (const { code } of program(locale)) {
        expect(code).toContain(programTexts(locale).about ?? programTexts('en').about);
        expect(code).not.toMatch(/\{\{\w+\}\}/);
      }
    }
    expect(program('fr')).toEqual(program());
  });

  it('are all used', () => {
    const codes = program()
      .map(({ code }) => code)
      .join('\n');
    for (const text of Object.values(programTexts('en'))) expect(codes).toContain(text);
  });
});

describe('a program', () => {
  it('exists in every language with the configured host and the timing of the contract', () => {
    const files = program();
    expect(files).toHaveLength(7);
    expect(readdirSync(new URL('../programs/first-task/', import.meta.url))).toHaveLength(7);
    const { timeoutSeconds, intervalSeconds, firstDelaySeconds } = task('RecaptchaV2Task', 'en').timing;
    for (const { code } of files) {
      expect(code).toContain(brand.hosts.api);
      expect(code).toContain(`${timeoutSeconds}`);
      for (const delay of [firstDelaySeconds, intervalSeconds]) {
        expect(code).toMatch(new RegExp(`(sleep|delay|FromSeconds)\\W.*\\b${delay}(\\b|_?000\\b)`, 'i'));
      }
    }
  });
});
