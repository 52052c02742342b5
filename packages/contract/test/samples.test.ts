import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  METHOD_NAMES,
  requestExample,
  type Sample,
  type SampleLanguage,
  samples,
  tasks,
} from '../src/index.ts';
import { csharpFaults } from './csharp.ts';
import { type ServedSandbox, serveSandbox } from './served.ts';
import {
  absent,
  fileIn,
  GSON,
  javac,
  LINTERS,
  lint,
  type Outcome,
  RUNNABLE,
  type RunnableLanguage,
  run,
  TOOLCHAINS,
} from './toolchains.ts';

const SLOW = { timeout: 150_000 };

/** Every request the site shows: each task type in each variant, and each method. */
const REQUESTS: [name: string, variant?: string][] = [
  ...tasks('en').flatMap(({ name, variants }): [string, string?][] =>
    variants.length > 0 ? variants.map((variant) => [name, variant.name]) : [[name]],
  ),
  ...METHOD_NAMES.map((name): [string] => [name]),
];

/** getTaskResult with these keys fails, and what the sample then says. */
const FAULTS: { key: string; says: RegExp }[] = [
  { key: 'WRONG_KEY', says: /ERROR_KEY_DOES_NOT_EXIST/ },
  { key: 'ERROR_CAPTCHA_UNSOLVABLE', says: /ERROR_CAPTCHA_UNSOLVABLE/ },
  { key: 'ERROR_TOO_MUCH_REQUESTS', says: /ERROR_TOO_MUCH_REQUESTS/ },
  { key: 'CONNECTION_LOST', says: /./ },
];

const EXTENSIONS: Record<RunnableLanguage, string> = {
  javascript: 'mjs',
  python: 'py',
  curl: 'sh',
  java: 'java',
  go: 'go',
  php: 'php',
};

describe('the request samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const ran = new Map<string, number>();
  let sandbox: ServedSandbox;
  let good: { title: string; sample: Sample }[] = [];
  let faulty: { title: string; sample: Sample }[] = [];

  beforeAll(async () => {
    // Any HTTP status: errorId decides.
    sandbox = await serveSandbox({ pollSpacingSeconds: 0, errorStatus: 400 });
    const hosts = { api: sandbox.url, site: sandbox.url };
    const taskId = await newTask();
    /** The task of the examples does not exist. */
    const ofTask = ({ code, ...sample }: Sample): Sample => ({
      ...sample,
      code: code.replaceAll(`${exampleTaskId()}`, `${taskId}`),
    });
    good = REQUESTS.flatMap(([name, variant]) =>
      samples(name, variant, { hosts }).map((sample) => ({
        title: `${name}_${variant ?? ''}`.replace(/\W/g, '_'),
        sample: ofTask(sample),
      })),
    );
    faulty = FAULTS.flatMap(({ key }) =>
      samples('getTaskResult', undefined, { hosts }).map((sample) => {
        const { code, ...rest } = ofTask(sample);
        return { title: `fault_${key}`, sample: { ...rest, code: code.replace('YOUR_API_KEY', key) } };
      }),
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.close();
    const counts = [...ran].map(([label, count]) => `${label} ${count}`).join(', ');
    console.log(
      `Request samples run: ${counts}; in each language ${FAULTS.length} faults. C#: ${REQUESTS.length} parsed. ` +
        `Not run: ${absent().join(', ')}.`,
    );
  });

  async function newTask(): Promise<number> {
    const response = await fetch(`${sandbox.url}/createTask`, {
      method: 'POST',
      body: JSON.stringify(requestExample('RecaptchaV2Task')),
    });
    return ((await response.json()) as { taskId: number }).taskId;
  }

  function exampleTaskId(): number {
    return (requestExample('getTaskResult') as { taskId: number }).taskId;
  }

  /** Writes samples of a language into files named after them. */
  function files(
    language: RunnableLanguage,
    list: typeof good,
    change = (code: string, _title: string) => code,
  ): string[] {
    return list
      .filter(({ sample }) => sample.language === language)
      .map(({ title, sample }) => {
        const file = fileIn(join(folder, language), `${title}.${EXTENSIONS[language]}`);
        writeFileSync(file, `${change(sample.code, title)}\n`);
        return file;
      });
  }

  /** Runs the samples of a language in one process, or in few. */
  const BATCHES: Record<RunnableLanguage, (written: string[]) => Promise<Outcome>> = {
    javascript: (written) =>
      run([
        process.execPath,
        '--input-type=module',
        '-e',
        'for (const file of process.argv.slice(1)) await import(file)',
        ...written,
      ]),
    python: (written) =>
      run(['python3', '-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)', ...written]),
    curl: (written) => run(['bash', '-euc', 'for f; do bash -o pipefail "$f"; echo; done', '-', ...written]),
    php: (written) =>
      run(['php', '-r', 'foreach (array_slice($argv, 1) as $file) { include $file; }', ...written]),
    go: (written) =>
      run(['bash', '-euc', 'go=$1; shift; for f; do "$go" "$f"; done', '-', goProgram(), ...titles(written)]),
    java: (written) => run([...JAVA, ALL, ...titles(written)]),
  };
  const titles = (written: string[]) => written.map((file) => basename(file).replace(/\.\w+$/, ''));
  const classes = join(folder, 'classes');
  const ALL = 'All';
  const JAVA = ['java', '-XX:TieredStopAtLevel=1', '-cp', `${GSON}:${classes}`];
  const goProgram = () => join(folder, 'go', 'all');

  /** One program of them all, because a compilation each would take minutes: it runs the sample that is named. */
  async function compileGo(written: string[]): Promise<Outcome> {
    const main = join(folder, 'go', 'all.go');
    const cases = titles(written).map((title) => `case "${title}":\n${title}()\n`);
    writeFileSync(
      main,
      `package main\nimport "os"\nfunc main() {\nswitch os.Args[1] {\n${cases.join('')}}\n}\n`,
    );
    const vetted = await run(['go', 'vet', main, ...written]);
    return vetted.status === 0 ? run(['go', 'build', '-o', goProgram(), main, ...written]) : vetted;
  }

  /** The same for Java. */
  async function compileJava(written: string[]): Promise<Outcome> {
    const main = fileIn(join(folder, 'java'), `${ALL}.java`);
    const cases = titles(written).map((title) => `case "${title}" -> ${title}.main(args);`);
    writeFileSync(
      main,
      `class ${ALL} {
         public static void main(String[] args) throws Exception {
           for (String title : args) switch (title) { ${cases.join('\n')} default -> throw new Exception(title); }
         }
       }`,
    );
    return run(javac(classes, main, ...written));
  }

  const prepared: Record<RunnableLanguage, () => Promise<string[]>> = {
    javascript: async () => files('javascript', good),
    python: async () => files('python', good),
    curl: async () => files('curl', good),
    php: async () => files('php', good),
    go: async () => {
      const rename = (code: string, title: string) => code.replace('func main()', `func ${title}()`);
      const [one, other] = [files('go', good, rename), files('go', faulty, rename)];
      expect(await compileGo([...one, ...other])).toEqual({ status: 0, output: '', errors: '' });
      return one;
    },
    java: async () => {
      const rename = (code: string, title: string) => code.replace('class Main', `class ${title}`);
      const [one, other] = [files('java', good, rename), files('java', faulty, rename)];
      expect(await compileJava([...one, ...other])).toEqual({ status: 0, output: '', errors: '' });
      return one;
    },
  };

  it('exist in seven languages for every task type, variant and method', () => {
    expect(REQUESTS.length).toBeGreaterThan(35);
    expect(good).toHaveLength(REQUESTS.length * 7);
  });

  for (const language of RUNNABLE) {
    const { label, present } = TOOLCHAINS[language];

    it.skipIf(!present)(`all run in ${label}, and fail where the API reports an error`, SLOW, async () => {
      const written = await prepared[language]();
      const { status, output, errors } = await BATCHES[language](written);
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      // All but getUserAgent, which returns plain text.
      expect(output.match(/\berrorId\W*0\b/g)).toHaveLength(written.length - 1);
      expect(output).toContain('Mozilla/5.0');
      ran.set(label, written.length);

      const compiled = language === 'go' || language === 'java';
      const broken = compiled ? FAULTS.map(({ key }) => `fault_${key}.x`) : files(language, faulty);
      for (const [index, file] of broken.entries()) {
        const outcome = await BATCHES[language]([file]);
        expect(outcome.status, file).not.toBe(0);
        expect(outcome.errors + outcome.output, file).toMatch(FAULTS[index]?.says ?? '');
      }
    });
  }

  it.each(LINTERS.filter(({ name }) => name !== 'go vet' && name !== 'php -l' && name !== 'node --check'))(
    'are free of faults for $name',
    SLOW,
    async (linter) => {
      if (!linter.present) return; // named at the end
      expect(await lint(linter, files(linter.language, good))).toEqual([]);
    },
  );

  it('are well-formed C#', SLOW, async () => {
    const faults = await csharpFaults();
    const codes = good.filter(({ sample }) => sample.language === ('csharp' satisfies SampleLanguage));
    expect(codes.flatMap(({ sample }) => faults(sample.code))).toEqual([]);
  });
});
