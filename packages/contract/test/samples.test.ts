import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_NAMES, requestExample, type Sample, samples, tasks } from '../src/index.ts';
import { BATCHES } from './batches.ts';
import { csharpFaults } from './csharp.ts';
import { type ServedSandbox, serveSandbox } from './served.ts';
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
const SILENT = { status: 0, output: '', errors: '' };

/** Every request that the site shows: each task type in each variant, and each method. */
const REQUESTS: [name: string, variant?: string][] = [
  ...tasks('en').flatMap(({ name, variants }): [string, string?][] =>
    variants.length > 0 ? variants.map((variant) => [name, variant.name]) : [[name]],
  ),
  ...METHOD_NAMES.map((name): [string] => [name]),
];

/** Keys that make getTaskResult fail, and the output of the sample. */
const FAULTS = {
  WRONG_KEY: /ERROR_KEY_DOES_NOT_EXIST/,
  ERROR_CAPTCHA_UNSOLVABLE: /ERROR_CAPTCHA_UNSOLVABLE/,
  ERROR_TOO_MUCH_REQUESTS: /ERROR_TOO_MUCH_REQUESTS/,
  CONNECTION_LOST: /./,
};

interface TitledSample extends Sample {
  /** A valid identifier in every language. */
  title: string;
}

describe('the request samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const ran = new Map<string, number>();
  let sandbox: ServedSandbox;
  let good: TitledSample[] = [];
  let faulty: TitledSample[] = [];

  beforeAll(async () => {
    sandbox = await serveSandbox({ pollSpacingSeconds: 0, errorStatus: 400 });
    const taskId = await createTask();
    const ofRequest = (name: string, variant?: string): TitledSample[] =>
      samples(name, variant, { hosts: { api: sandbox.url, site: sandbox.url } }).map((sample) => ({
        ...sample,
        title: `${name}_${variant ?? ''}`.replace(/\W/g, '_'),
        // The task id of the examples does not exist in the sandbox.
        code: sample.code.replaceAll(EXAMPLE_TASK, taskId),
      }));
    good = REQUESTS.flatMap(([name, variant]) => ofRequest(name, variant));
    faulty = Object.keys(FAULTS).flatMap((key) =>
      ofRequest('getTaskResult').map((sample) => ({
        ...sample,
        title: key,
        code: sample.code.replace('YOUR_API_KEY', key),
      })),
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.close();
    const counts = [...ran].map(([label, count]) => `${label} ${count}`).join(', ');
    console.log(
      `Request samples run: ${counts}; with ${Object.keys(FAULTS).length} faults in each language. ` +
        `Not run: ${absent().join(', ')}.`,
    );
  });

  const EXAMPLE_TASK = String((requestExample('getTaskResult') as { taskId: number }).taskId);

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

    it.skipIf(!present)(`run in ${label}, and fail if errorId is not 0`, SLOW, async () => {
      const files = written(language, good, 'run', rename);
      const failing = written(language, faulty, 'run', rename);
      if (compile) expect(await compile([...files, ...failing])).toEqual(SILENT);

      const { status, output, errors } = await run(files);
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      // All but getUserAgent, which returns plain text.
      expect(output.match(/\berrorId\W*0\b/g)).toHaveLength(files.length - 1);
      expect(output).toContain('Mozilla/5.0');
      ran.set(label, files.length);

      const outcomes = await Promise.all(failing.map((file) => run([file])));
      for (const [index, message] of Object.values(FAULTS).entries()) {
        expect(outcomes[index]?.status).not.toBe(0);
        expect(`${outcomes[index]?.output}${outcomes[index]?.errors}`).toMatch(message);
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
