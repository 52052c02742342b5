import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@docs/site/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_NAMES, requestExample, responseExample, type Sample, samples, tasks } from '../src/index.ts';
import { BATCHES } from './batches.ts';
import { csharpFaults } from './csharp.ts';
import { PROCESSING, type Reply, type Served, send, serve, serveSandbox } from './served.ts';
import {
  absent,
  EXTENSIONS,
  fileIn,
  LINTERS,
  lint,
  RUNNABLE,
  type RunnableLanguage,
  TOOLCHAINS,
} from './toolchains.ts';

const SLOW = { timeout: 150_000 };
/** The file that samples of image tasks read. */
const IMAGE = 'captcha.png';
const { balance: BALANCE } = responseExample('getBalance') as { balance: number };
const SILENT = { status: 0, output: '', errors: '' };

/** Every request that the site shows: each task type in each variant, and each method. */
const REQUESTS: [name: string, variant?: string][] = [
  ...tasks('en').flatMap(({ name, variants }): [string, string?][] =>
    variants.length > 0 ? variants.map((variant) => [name, variant.name]) : [[name]],
  ),
  ...METHOD_NAMES.map((name): [string] => [name]),
];

const SOLUTION = { errorId: 0, status: 'ready', solution: { text: 'solution' } };

/** What the API can respond, by a name that is part of the address. */
const REPLIES: Record<string, Reply> = {
  created: { status: 200, body: '{"errorId":0,"taskId":7654321}' },
  ready: { status: 200, body: JSON.stringify(SOLUTION) },
  processing: PROCESSING,
  not_ready: { status: 400, body: '{"errorId":1,"errorCode":"CAPTCHA_NOT_READY"}' },
  too_early: { status: 429, body: '{"errorId":1,"errorCode":"ERROR_TOO_MUCH_REQUESTS"}' },
  http_500: { status: 500, body: '<h1>Internal Server Error</h1>' },
  http_503: { status: 503, body: '' },
  wrong_key: { status: 403, body: '{"errorId":1,"errorCode":"ERROR_KEY_DOES_NOT_EXIST"}' },
  unsolvable: { status: 200, body: '{"errorId":1,"errorCode":"ERROR_CAPTCHA_UNSOLVABLE"}' },
  empty: { status: 200, body: '' },
  lost: 'dropped',
  silent: 'silent',
};

/** What a sample prints, by reply. */
const PRINTED: Record<string, Record<string, string>> = {
  createTask: { created: '7654321' },
  getTaskResult: {
    ready: 'solution',
    processing: 'processing',
    not_ready: 'processing',
    too_early: 'processing',
    http_500: 'processing',
    http_503: 'processing',
  },
};

/** Replies after which a sample fails, and its message. */
const FAULTS: Record<string, Record<string, RegExp>> = {
  createTask: { wrong_key: /ERROR_KEY_DOES_NOT_EXIST/, http_500: /./, empty: /./, lost: /./, silent: /./ },
  getTaskResult: {
    wrong_key: /ERROR_KEY_DOES_NOT_EXIST/,
    unsolvable: /ERROR_CAPTCHA_UNSOLVABLE/,
    empty: /./,
    lost: /./,
    silent: /./,
  },
};

/** `[method, reply, expectation]` for each. */
const cases = <One>(table: Record<string, Record<string, One>>) =>
  Object.entries(table).flatMap(([method, replies]) =>
    Object.entries(replies).map(([reply, expected]) => ({
      title: `${method}_${reply}`,
      method,
      reply,
      expected,
    })),
  );
const PRINTING = cases(PRINTED);
const FAILING = cases(FAULTS);

interface TitledSample extends Sample {
  /** A valid identifier in every language. */
  title: string;
}

/** The code with another host in place of the service's. */
const calling = (url: string, code: string) =>
  code.replaceAll(brand.hosts.api, url).replaceAll(brand.hosts.site, url);

describe('the request samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const ran = new Map<string, number>();
  let sandbox: Served;
  let standIn: Served;
  let good: TitledSample[] = [];
  let printing: TitledSample[] = [];
  let failing: TitledSample[] = [];

  beforeAll(async () => {
    sandbox = await serveSandbox();
    standIn = await serve((request, response) => {
      const [, name = ''] = (request.url ?? '').split('/');
      const reply = REPLIES[name];
      if (reply) send(response, reply);
    });
    writeFileSync(join(folder, IMAGE), Buffer.from(imageOf('ImageToTextTask'), 'base64'));
    const taskId = await createTask();
    const ofRequest = (name: string, variant?: string): TitledSample[] =>
      samples(name, variant).map((sample) => ({
        ...sample,
        title: `${name}_${variant ?? ''}`.replace(/\W/g, '_'),
        // The task id of the examples does not exist in the sandbox.
        code: calling(sandbox.url, sample.code)
          .replaceAll(EXAMPLE_TASK, taskId)
          .replaceAll(IMAGE, join(folder, IMAGE)),
      }));
    const withReply = ({ title, method, reply }: { title: string; method: string; reply: string }) =>
      samples(method).map(({ code, ...sample }) => {
        const calls = calling(`${standIn.url}/${reply}`, code);
        // The timeout, so that the test is fast.
        return { ...sample, title, code: reply === 'silent' ? calls.replace(/\b30(_000)?\b/, '1$1') : calls };
      });
    good = REQUESTS.flatMap(([name, variant]) => ofRequest(name, variant));
    printing = PRINTING.flatMap(withReply);
    failing = FAILING.flatMap(withReply);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await Promise.all([sandbox.close(), standIn.close()]);
    const counts = [...ran].map(([label, count]) => `${label} ${count}`).join(', ');
    console.log(
      `Request samples run: ${counts}; with ${PRINTING.length + FAILING.length} replies in each language. ` +
        `Not run: ${absent().join(', ')}.`,
    );
  });

  const EXAMPLE_TASK = String((requestExample('getTaskResult') as { taskId: number }).taskId);

  function imageOf(name: string): string {
    return (requestExample(name) as { task: { body: string } }).task.body;
  }

  async function createTask(): Promise<string> {
    const body = JSON.stringify(requestExample('RecaptchaV2Task'));
    const response = await fetch(`${sandbox.url}/createTask`, { method: 'POST', body });
    return String(((await response.json()) as { taskId: number }).taskId);
  }

  /** Writes the samples of a language to files named after them. */
  function written(
    language: RunnableLanguage,
    list: TitledSample[],
    purpose: string,
    change = (code: string, _title: string) => code,
  ): string[] {
    return list
      .filter((sample) => sample.language === language)
      .map(({ title, code }) => {
        const file = fileIn(join(folder, purpose, language), `${title}.${EXTENSIONS[language]}`);
        writeFileSync(file, `${change(code, title)}\n`);
        return file;
      });
  }

  it('exist in seven languages for every task type, variant and method', () => {
    expect(REQUESTS.length).toBeGreaterThan(35);
    expect(good).toHaveLength(REQUESTS.length * 7);
  });

  for (const language of RUNNABLE) {
    const { label, present } = TOOLCHAINS[language];
    const { rename, compile, run } = BATCHES[language];

    it.skipIf(!present)(`run in ${label}, and fail exactly if the call failed`, SLOW, async () => {
      const files = written(language, good, 'run', rename);
      const prints = written(language, printing, 'run', rename);
      const fails = written(language, failing, 'run', rename);
      if (compile) expect(await compile([...files, ...prints, ...fails])).toEqual(SILENT);

      const { status, output, errors } = await run(files);
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      // The ids of the tasks. Other methods print something else.
      expect(output.match(/^\d+$/gm)).toHaveLength(files.length - METHOD_NAMES.length + 1);
      expect(output).toContain(`\n${BALANCE}\n`);
      expect(output.match(/success"?$/gm)).toHaveLength(2);
      expect(output).toContain('Mozilla/5.0');
      ran.set(label, files.length);

      const printed = await run(prints);
      expect(printed).toMatchObject({ status: 0, errors: '' });
      expect(printed.output.match(/\b(7654321|processing|solution)\b/g)).toEqual(
        PRINTING.map(({ expected }) => expected),
      );

      const outcomes = await Promise.all(fails.map((file) => run([file])));
      for (const [index, { title, expected }] of FAILING.entries()) {
        expect(outcomes[index]?.status, title).not.toBe(0);
        expect(`${outcomes[index]?.output}${outcomes[index]?.errors}`, title).toMatch(expected);
      }
    });
  }

  // The other linters check nothing that running the samples does not.
  for (const linter of LINTERS.filter(({ name }) => ['pylint', 'shellcheck', 'gofmt'].includes(name))) {
    it.skipIf(!linter.present)(`pass ${linter.name}`, SLOW, async () => {
      expect(await lint(linter, written(linter.language, good, 'lint'))).toEqual([]);
    });
  }

  it('are well-formed C#', SLOW, async () => {
    const faults = await csharpFaults();
    const codes = good.filter(({ language }) => language === 'csharp').map(({ code }) => code);
    expect(codes.flatMap(faults)).toEqual([]);
  });
});
