import type { SampleLanguage } from '../types.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/**
 * Writes the code of one request. Not a snippet generator such as httpsnippet: those print the raw response, and ours
 * have a timeout, check `errorId`, and show the body in a form that a reader can edit.
 */
export interface SampleWriter {
  /** A request with a JSON body and a JSON response. */
  post(url: string, body: unknown, needs: string): string;
  /** A request without a body, whose response is plain text: no JSON library is needed. */
  get(url: string, runtime: string): string;
}

export interface Language {
  language: SampleLanguage;
  label: string;
  prism: string;
  /** Stated at the top of every sample and program. */
  runtime: string;
  /** What parses JSON, where the runtime does not. */
  jsonLibrary?: string;
  /** Name of the file in a program's folder. */
  file: string;
  sample: SampleWriter;
}

export const LANGUAGES: readonly Language[] = [
  {
    language: 'javascript',
    label: 'JavaScript',
    prism: 'javascript',
    runtime: 'Node.js 20+',
    file: 'first-task.mjs',
    sample: javascript,
  },
  {
    language: 'python',
    label: 'Python',
    prism: 'python',
    runtime: 'Python 3.9+, requests 2.28+',
    file: 'first_task.py',
    sample: python,
  },
  {
    language: 'curl',
    label: 'cURL',
    prism: 'bash',
    runtime: 'Bash 4+, curl',
    jsonLibrary: 'jq',
    file: 'first-task.sh',
    sample: curl,
  },
  {
    language: 'csharp',
    label: 'C#',
    prism: 'csharp',
    runtime: '.NET 8+ (C# 12)',
    file: 'FirstTask.cs',
    sample: csharp,
  },
  {
    language: 'java',
    label: 'Java',
    prism: 'java',
    runtime: 'Java 17+',
    jsonLibrary: 'Gson 2.10+ (com.google.code.gson:gson)',
    file: 'FirstTask.java',
    sample: java,
  },
  { language: 'go', label: 'Go', prism: 'go', runtime: 'Go 1.18+', file: 'first_task.go', sample: go },
  {
    language: 'php',
    label: 'PHP',
    prism: 'php',
    runtime: 'PHP 8.1+, ext-curl',
    file: 'first-task.php',
    sample: php,
  },
];

/** The runtime and the packages that a program needs. */
export function needs({ runtime, jsonLibrary }: Language): string {
  return [runtime, jsonLibrary].filter(Boolean).join(', ');
}
