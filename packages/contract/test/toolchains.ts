import { execFile, spawnSync } from 'node:child_process';
import type { SampleLanguage } from '../src/index.ts';

/** How the samples of a language are checked and run here; `present` says whether its tools are installed. */
export interface Toolchain {
  label: string;
  present: boolean;
  /** Runs one file; undefined where the language is only parsed. */
  run?: (file: string) => string[];
}

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const TOOLCHAINS: Record<SampleLanguage, Toolchain> = {
  curl: { label: 'cURL', present: works('bash', '-c', 'curl --version'), run: (file) => ['bash', file] },
  javascript: { label: 'JavaScript', present: true, run: (file) => [process.execPath, file] },
  python: {
    label: 'Python',
    present: works('python3', '-c', 'import requests'),
    run: (file) => ['python3', file],
  },
  // No .NET in Debian: C# is parsed by its tree-sitter grammar, which is always there.
  csharp: { label: 'C#', present: false },
  java: { label: 'Java', present: works('javac', '-version'), run: (file) => ['java', file] },
  go: { label: 'Go', present: works('go', 'version'), run: (file) => ['go', 'run', file] },
  php: {
    label: 'PHP',
    present: works('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
    run: (file) => ['php', file],
  },
};

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

/** What was not run, by name. */
export function absent(): string[] {
  return Object.values(TOOLCHAINS).flatMap(({ label, present, run: runner }) =>
    present ? [] : [runner ? label : `${label} (parsed only)`],
  );
}
