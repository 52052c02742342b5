import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_NAMES, type Sample, type SampleLanguage, samples, tasks } from '../src/index.ts';
import { csharpFaults } from './csharp.ts';
import { serveSandbox } from './served.ts';
import { absent, run, TOOLCHAINS } from './toolchains.ts';

const SLOW = { timeout: 120_000 };
const COUNTS = new Map<string, string>();

/** Every request the site shows: each task type in each variant, and each method. */
const REQUESTS: [name: string, variant?: string][] = [
  ...tasks('en').flatMap(({ name, variants }): [string, string?][] =>
    variants.length > 0 ? variants.map((variant) => [name, variant.name]) : [[name]],
  ),
  ...METHOD_NAMES.map((name): [string] => [name]),
];

describe('the request samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  let sandbox: Awaited<ReturnType<typeof serveSandbox>>;
  let all: { title: string; sample: Sample }[] = [];

  beforeAll(async () => {
    sandbox = await serveSandbox();
    const hosts = { api: sandbox.url, site: sandbox.url };
    all = REQUESTS.flatMap(([name, variant]) =>
      samples(name, variant, { hosts }).map((sample) => ({ title: `${name}_${variant ?? ''}`, sample })),
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.close();
    const counts = [...COUNTS].map(([label, count]) => `${label} ${count}`).join(', ');
    console.log(`Request samples: ${counts}. Not run: ${absent().join(', ') || 'none'}.`);
  });

  /** Writes the samples of a language into files of their own. */
  function files(
    language: SampleLanguage,
    extension: string,
    change = (code: string, _name: string) => code,
  ): string[] {
    const home = join(folder, language);
    mkdirSync(home, { recursive: true });
    return all
      .filter(({ sample }) => sample.language === language)
      .map(({ title, sample }) => {
        const name = title.replace(/\W/g, '_');
        const file = join(home, `${name}.${extension}`);
        writeFileSync(file, `${change(sample.code, name)}\n`);
        return file;
      });
  }

  function count(language: SampleLanguage, checked: number, ran: number) {
    COUNTS.set(TOOLCHAINS[language].label, `${checked} checked, ${ran} run`);
  }

  /** Each request is answered by the sandbox, so one answer a file; none may be an error but for unknown task ids. */
  function expectAnswers(output: string, files: string[]) {
    expect(output.match(/errorId["']?: ?0/g)).toHaveLength(files.length - 4);
    expect(output.match(/ERROR_\w+/g)).toEqual(Array(3).fill('ERROR_NO_SUCH_CAPCHA_ID'));
    expect(output).toContain('Mozilla/5.0');
  }

  it('exist in seven languages for every task type, variant and method', () => {
    expect(REQUESTS.length).toBeGreaterThan(35);
    expect(all).toHaveLength(REQUESTS.length * 7);
  });

  it.skipIf(!TOOLCHAINS.curl.present)('run in cURL', SLOW, async () => {
    const written = files('curl', 'sh');
    const { status, output } = await run([
      'bash',
      '-euc',
      'for f; do bash -n "$f"; bash "$f" 2>/dev/null; echo; done',
      '-',
      ...written,
    ]);
    expect(status).toBe(0);
    expectAnswers(output, written);
    count('curl', written.length, written.length);
  });

  it('run in JavaScript', SLOW, async () => {
    const written = files('javascript', 'mjs');
    const program = 'for (const file of process.argv.slice(1)) await import(file)';
    const { status, output } = await run([
      process.execPath,
      '--input-type=module',
      '-e',
      program,
      ...written,
    ]);
    expect(status).toBe(0);
    expectAnswers(output, written);
    count('javascript', written.length, written.length);
  });

  it.skipIf(!TOOLCHAINS.python.present)('run in Python', SLOW, async () => {
    const written = files('python', 'py');
    const program = 'import sys\nfor file in sys.argv[1:]: exec(compile(open(file).read(), file, "exec"))';
    const { status, output, errors } = await run(['python3', '-c', program, ...written]);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expectAnswers(output, written);
    count('python', written.length, written.length);
  });

  it.skipIf(!TOOLCHAINS.php.present)('run in PHP', SLOW, async () => {
    const written = files('php', 'php');
    const program = 'foreach (array_slice($argv, 1) as $file) { include $file; echo "\\n"; }';
    const { status, output } = await run(['php', '-r', program, ...written]);
    expect(status).toBe(0);
    expectAnswers(output, written);
    count('php', written.length, written.length);
  });

  it.skipIf(!TOOLCHAINS.go.present)('are formatted Go, compile, and run', SLOW, async () => {
    const formatted = await run(['gofmt', '-e', '-l', ...files('go', 'go')]);
    expect(formatted).toEqual({ status: 0, output: '', errors: '' });
    // One program of them all, because a compilation each would take minutes.
    const written = files('go', 'go', (code, name) => code.replace('func main()', `func ${name}()`));
    const all = join(folder, 'go', 'all.go');
    const calls = written.map((file) => `${file.replace(/^.*\/|\.go$/g, '')}()`).join('\n');
    writeFileSync(all, `package main\nfunc main() {\n${calls}\n}\n`);
    const { status, output, errors } = await run(['go', 'run', all, ...written]);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expectAnswers(output, written);
    count('go', written.length, written.length);
  });

  it.skipIf(!TOOLCHAINS.java.present)('compile in Java, and all run', SLOW, async () => {
    const written = files('java', 'java', (code, name) => code.replace('class Main', `class ${name}`));
    const names = written.map((file) => file.replace(/^.*\/|\.java$/g, ''));
    const runner = join(folder, 'java', 'All.java');
    const calls = names.map((name) => `${name}.main(args);`).join('\n');
    writeFileSync(
      runner,
      `class All { public static void main(String[] args) throws Exception { ${calls} } }`,
    );
    const classes = join(folder, 'classes');
    const compiled = await run(['javac', '-d', classes, runner, ...written]);
    expect(compiled.errors).toBe('');
    const { status, output } = await run(['java', '-cp', classes, 'All']);
    expect(status).toBe(0);
    expectAnswers(output, written);
    count('java', written.length, written.length);
  });

  it('are well-formed C#', SLOW, async () => {
    const faults = await csharpFaults();
    const codes = all.filter(({ sample }) => sample.language === 'csharp').map(({ sample }) => sample.code);
    expect(codes.flatMap(faults)).toEqual([]);
    count('csharp', codes.length, 0);
  });
});
