import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  GSON,
  javac,
  NO_RC,
  type Outcome,
  type RunnableLanguage,
  run,
  runAll,
  SMALL_JVM,
} from './toolchains.ts';

/** Runs the samples of a language together: compiling and starting each one separately would take minutes. */
export interface Batch {
  /** Changes the sample so that it can be compiled together with the others. */
  rename?: (code: string, title: string) => string;
  /** Compiles all files of a folder. */
  compile?: (files: string[]) => Promise<Outcome>;
  /** Runs one or more files and stops at the first failure. */
  run: (files: string[]) => Promise<Outcome>;
}

const title = (file: string) => basename(file).replace(/\.\w+$/, '');
const beside = ([file = '']: string[], name: string) => join(dirname(file), name);

export const BATCHES: Record<RunnableLanguage, Batch> = {
  javascript: {
    run: (files) => {
      const program = 'for (const file of process.argv.slice(1)) await import(file)';
      return run([process.execPath, '--input-type=module', '-e', program, ...files]);
    },
  },

  python: {
    run: (files) => {
      const program = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)';
      return run(['python3', '-c', program, ...files]);
    },
  },

  curl: {
    run: (files) => run(['bash', ...NO_RC, '-euc', 'for f; do bash -o pipefail "$f"; done', '-', ...files]),
  },

  php: {
    run: (files) => {
      const program = 'foreach (array_slice($argv, 1) as $file) { include $file; }';
      return run(['php', '-r', program, ...files]);
    },
  },

  go: {
    rename: (code, name) => code.replace('func main()', `func ${name}()`),
    compile: (files) => {
      const cases = files.map((file) => `case "${title(file)}":\n${title(file)}()\n`).join('');
      const main = beside(files, 'main.go');
      writeFileSync(
        main,
        `package main\nimport "os"\nfunc main() {\nfor _, name := range os.Args[1:] {\nswitch name {\n${cases}}\n}\n}\n`,
      );
      return runAll([
        ['go', 'vet', main, ...files],
        ['go', 'build', '-o', beside(files, 'main'), main, ...files],
      ]);
    },
    run: (files) => run([beside(files, 'main'), ...files.map(title)]),
  },

  java: {
    rename: (code, name) => code.replace('class Main', `class ${name}`),
    compile: (files) => {
      const cases = files.map((file) => `case "${title(file)}" -> ${title(file)}.main(args);`).join('\n');
      const main = beside(files, 'Main.java');
      writeFileSync(
        main,
        `class Main {
           public static void main(String[] args) throws Exception {
             for (String name : args) switch (name) { ${cases} default -> throw new Exception(name); }
           }
         }`,
      );
      return run(javac(dirname(main), main, ...files));
    },
    run: (files) =>
      run(['java', ...SMALL_JVM, '-cp', `${GSON}:${beside(files, '')}`, 'Main', ...files.map(title)]),
  },
};
