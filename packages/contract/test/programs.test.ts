import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@docs/site/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program, responseExample } from '../src/index.ts';
import { csharpFaults } from './csharp.ts';
import { serveSandbox } from './served.ts';
import { absent, run, TOOLCHAINS } from './toolchains.ts';

const FOLDER = fileURLToPath(new URL('../programs/first-task/', import.meta.url));
const FILES = {
  curl: 'first-task.sh',
  javascript: 'first-task.mjs',
  python: 'first_task.py',
  java: 'FirstTask.java',
  go: 'first_task.go',
  php: 'first-task.php',
} as const;

const { solution } = responseExample('RecaptchaV2Task') as { solution: { gRecaptchaResponse: string } };

describe.concurrent('the first-task program', () => {
  let sandbox: Awaited<ReturnType<typeof serveSandbox>>;
  const ran: string[] = [];

  beforeAll(async () => {
    sandbox = await serveSandbox();
  });
  afterAll(async () => {
    await sandbox.close();
    console.log(
      `Programs run against the sandbox: ${ran.join(', ')}. Not run: ${absent().join(', ') || 'none'}.`,
    );
  });

  const runWith = (language: keyof typeof FILES, key: string) => {
    const command = TOOLCHAINS[language].run?.(`${FOLDER}${FILES[language]}`) ?? [];
    return run(command, { API_HOST: sandbox.url, API_KEY: key });
  };

  for (const language of Object.keys(FILES) as (keyof typeof FILES)[]) {
    const { label, present } = TOOLCHAINS[language];

    it.skipIf(!present)(
      `prints the token in ${label}, asking no more often than the API allows`,
      { timeout: 100_000 },
      async () => {
        const { status, output, errors } = await runWith(language, 'YOUR_API_KEY');
        expect({ status, output, errors }).toEqual({
          status: 0,
          output: `${solution.gRecaptchaResponse}\n`,
          errors: '',
        });
        ran.push(label);
      },
    );

    it.skipIf(!present)(`takes HTTP 503 for "not ready" in ${label}`, { timeout: 100_000 }, async () => {
      const { output } = await runWith(language, 'HTTP_503');
      expect(output).toBe(`${solution.gRecaptchaResponse}\n`);
    });

    it.skipIf(!present)(`fails with the error code in ${label}`, { timeout: 100_000 }, async () => {
      const outcomes = await Promise.all([
        runWith(language, 'ERROR_ZERO_BALANCE'),
        runWith(language, 'ERROR_CAPTCHA_UNSOLVABLE'),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([1, 1]);
      expect(outcomes.map(({ errors }) => /[A-Z]+(_[A-Z]+)+/.exec(errors)?.[0])).toEqual([
        'ERROR_ZERO_BALANCE',
        'ERROR_CAPTCHA_UNSOLVABLE',
      ]);
    });
  }

  it('is well-formed C#', async () => {
    const faults = await csharpFaults();
    const code = program('first-task').find(({ language }) => language === 'csharp')?.code ?? '';
    expect(faults(code)).toEqual([]);
    expect(faults(code.replace('{', ''))).not.toEqual([]);
  });

  it('is given for every language with the configured host', () => {
    const given = program('first-task', { hosts: { api: 'https://api.example.org' } });
    expect(given).toHaveLength(7);
    expect(readdirSync(FOLDER)).toHaveLength(7);
    for (const { code } of given) {
      expect(code).toContain('https://api.example.org');
      expect(code).not.toContain(brand.hosts.api);
    }
  });

  it('is missed by name', () => {
    expect(() => program('second-task')).toThrow('There is no program "second-task"');
  });
});
