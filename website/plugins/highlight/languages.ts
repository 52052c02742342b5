import Prism from '../../shared/prism.ts';
import 'prismjs/components/prism-yaml';

// The pages show calls without the HTTP version, which Prism expects in a request line.
Object.assign(Prism.languages.http ?? {}, { method: /^(?:GET|POST)(?= )/m });

/** Languages without a grammar: the code is shown without highlighting. */
const PLAIN = ['text', 'txt'];

/** Allowed after the three backticks: the languages of the specification (spec 2.17) and of the samples. */
export const KNOWN_LANGUAGES = [
  'bash',
  'csharp',
  'go',
  'html',
  'http',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'yaml',
  ...PLAIN,
];

export function isPlain(language: string): boolean {
  return PLAIN.includes(language);
}

export { Prism };
