import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SampleLanguage } from '../src/index.ts';

export interface Toolchain {
  label: string;
  present: boolean;
  /** Compiles one file before it runs. */
  build?: (file: string) => string[];
  /** Runs one file, compiled if necessary. */
  run: (file: string) => string[];
}

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Path of Gson in Debian's libgoogle-gson-java. */
export const GSON = '/usr/share/java/gson.jar';
/** Small, because many JVMs run at once. */
export const SMALL_JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx64m', '-Dfile.encoding=UTF-8'];
/** With a socket as input and no shell above it, bash believes that it serves a remote login, and reads its settings. */
export const NO_RC = ['--norc'];
const binary = (file: string) => file.replace(/\.go$/, '');

/** All but C#: Debian has no .NET, so C# is parsed only (csharp.ts). */
export const TOOLCHAINS: Record<Exclude<SampleLanguage, 'csharp'>, Toolchain> = {
  javascript: { label: 'JavaScript', present: true, run: (file) => [process.execPath, file] },
  python: {
    label: 'Python',
    present: works('python3', '-c', 'import requests'),
    run: (file) => ['python3', file],
  },
  curl: {
    label: 'cURL',
    present: works('bash', '-c', 'curl --version && jq --version'),
    run: (file) => ['bash', ...NO_RC, file],
  },
  java: {
    label: 'Java',
    present: works('javac', '-version') && existsSync(GSON),
    build: (file) => javac(dirname(file), file),
    run: (file) => [
      'java',
      ...SMALL_JVM,
      '-cp',
      `${GSON}:${dirname(file)}`,
      file.replace(/^.*\/|\.java$/g, ''),
    ],
  },
  go: {
    label: 'Go',
    present: works('go', 'version'),
    build: (file) => ['go', 'build', '-o', binary(file), file],
    run: (file) => [binary(file)],
  },
  php: {
    label: 'PHP',
    present: works('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
    run: (file) => ['php', file],
  },
};
export type RunnableLanguage = keyof typeof TOOLCHAINS;
export const RUNNABLE = Object.keys(TOOLCHAINS) as RunnableLanguage[];

/** File extensions of the samples. */
export const EXTENSIONS: Record<RunnableLanguage, string> = {
  javascript: 'mjs',
  python: 'py',
  curl: 'sh',
  java: 'java',
  go: 'go',
  php: 'php',
};

/** Treats compiler warnings as errors. */
export function javac(folder: string, ...files: string[]): string[] {
  mkdirSync(folder, { recursive: true });
  return ['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-cp', GSON, '-d', folder, ...files];
}

interface Linter {
  language: RunnableLanguage;
  name: string;
  present: boolean;
  /** One command for all files, or one for each. */
  commands: (files: string[]) => string[][];
}

const each =
  (...command: string[]) =>
  (files: string[]) =>
    files.map((file) => [...command, file]);
const together =
  (...command: string[]) =>
  (files: string[]) => [[...command, ...files]];

/** No linter for Java: the compiler's warnings take its place, see javac(). */
export const LINTERS: Linter[] = [
  {
    language: 'javascript',
    name: 'node --check',
    present: true,
    commands: each(process.execPath, '--check'),
  },
  {
    language: 'python',
    name: 'pylint',
    present: works('bash', '-c', 'pylint --errors-only --from-stdin check.py <<< "import requests"'),
    // Samples resemble one another, have no functions, and contain images as base64.
    commands: together(
      'pylint',
      '--score=n',
      '--disable=duplicate-code,invalid-name,missing-module-docstring',
      '--ignore-long-lines=^ +".+",?$',
    ),
  },
  {
    language: 'curl',
    name: 'shellcheck',
    present: works('shellcheck', '--version'),
    commands: together('shellcheck', '--shell=bash'),
  },
  {
    language: 'go',
    name: 'gofmt',
    present: TOOLCHAINS.go.present,
    commands: together('bash', '-c', 'test -z "$(gofmt -l "$@" | tee /dev/stderr)"', '-'),
  },
  { language: 'go', name: 'go vet', present: TOOLCHAINS.go.present, commands: each('go', 'vet') },
  { language: 'php', name: 'php -l', present: TOOLCHAINS.php.present, commands: each('php', '-l') },
];

export interface Outcome {
  status: number;
  output: string;
  errors: string;
}

/** Runs a command to its end. */
export function run(
  [command = '', ...args]: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...environment }, timeout: 100_000, maxBuffer: 16_000_000 };
    execFile(command, args, options, (error, output, errors) => {
      const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ status, output, errors });
    });
  });
}

/** Runs commands until one fails. */
export async function runAll(commands: string[][]): Promise<Outcome> {
  let outcome: Outcome = { status: 0, output: '', errors: '' };
  for (const command of commands) {
    outcome = await run(command);
    if (outcome.status !== 0) break;
  }
  return outcome;
}

/** Runs the linter on the files and returns the messages of the commands that failed. */
export async function lint(linter: Linter, files: string[]): Promise<string[]> {
  const outcomes = await Promise.all(linter.commands(files).map((command) => run(command)));
  return outcomes.flatMap(({ status, output, errors }) => (status === 0 ? [] : [output + errors]));
}

/** Names of the languages and linters that were not run. */
export function absent(): string[] {
  const toolchains = Object.values(TOOLCHAINS).filter(({ present }) => !present);
  const linters = LINTERS.filter(({ present }) => !present);
  return ['C# (parsed only)', ...toolchains.map(({ label }) => label), ...linters.map(({ name }) => name)];
}

/** Path for the file of a program or a sample. */
export function fileIn(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
