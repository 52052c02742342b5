import type { Sample, SampleLanguage } from '../types.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { SampleWriter } from './writer.ts';

export interface Language {
  language: SampleLanguage;
  prism: string;
  /** Stated at the top of every sample and program. */
  runtime: string;
  /** Library that a sample or a program needs in addition. */
  library?: string;
  /** File name in the program's folder. */
  file: string;
  sample: SampleWriter;
}

export const LANGUAGES: readonly Language[] = [
  {
    language: 'javascript',
    prism: 'javascript',
    runtime: 'Node.js 20+',
    file: 'first-task.mjs',
    sample: javascript,
  },
  {
    language: 'python',
    prism: 'python',
    runtime: 'Python 3.9+',
    library: 'requests 2.28+',
    file: 'first_task.py',
    sample: python,
  },
  {
    language: 'curl',
    prism: 'bash',
    runtime: 'Bash 4+',
    library: 'curl, jq',
    file: 'first-task.sh',
    sample: curl,
  },
  {
    language: 'csharp',
    prism: 'csharp',
    runtime: '.NET 8+',
    file: 'FirstTask.cs',
    sample: csharp,
  },
  {
    language: 'java',
    prism: 'java',
    runtime: 'Java 17+',
    library: 'com.google.code.gson:gson:2.10+',
    file: 'FirstTask.java',
    sample: java,
  },
  {
    language: 'go',
    prism: 'go',
    runtime: 'Go 1.18+',
    file: 'first_task.go',
    sample: go,
  },
  {
    language: 'php',
    prism: 'php',
    runtime: 'PHP 8.1+',
    library: 'ext-curl',
    file: 'first-task.php',
    sample: php,
  },
];

/** The field that a call is made for. The report methods return a status. */
const FIELDS: Record<string, string> = {
  createTask: 'taskId',
  getTaskResult: 'solution',
  getBalance: 'balance',
};

/**
 * A request in each language: a POST if there is a JSON body, otherwise a GET. The body may contain IMAGE, which stands
 * for the content of the file `image`. Also used in the browser.
 */
export function requestSamples(url: string, body: unknown, image?: string): Sample[] {
  const method = url.slice(url.lastIndexOf('/') + 1);
  const prints = FIELDS[method] ?? 'status';
  return LANGUAGES.map(({ language, prism, runtime, sample }) => ({
    language,
    prism,
    code: body === undefined ? sample.get(url, runtime) : sample.post({ url, body, runtime, prints, image }),
  }));
}

/** The runtime and the packages that a program needs. */
export function needs({ runtime, library }: Language): string {
  return [runtime, library].filter(Boolean).join(', ');
}
