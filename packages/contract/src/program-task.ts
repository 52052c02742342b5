import type { SampleLanguage } from './types.ts';

/** A part of programs/first-task and its replacement. */
type Edit = readonly [part: RegExp, write: (task: unknown) => string];

/**
 * The first-task program of a language, changed to send another task and to print the whole solution instead of a
 * reCAPTCHA token. Browser-safe: pages offer it as a download.
 */
export function programForTask(language: SampleLanguage, program: string, task: unknown): string {
  return EDITS[language].reduce((code, [part, write]) => {
    if (!part.test(code)) throw new Error(`The program in ${language} has no part that matches ${part}.`);
    return code.replace(part, () => write(task));
  }, program);
}

/** Indented JSON. Escapes, as JSON allows, the characters that end a raw string or a line in some language. */
const json = (value: unknown, margin: string) =>
  JSON.stringify(value, null, 2)
    .replace(/[`\x7f-\xa0\u2028\u2029\ufeff]/g, escaped)
    .replaceAll('\n', `\n${margin}`);

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const PYTHON_WORDS: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

const EDITS: Record<SampleLanguage, readonly Edit[]> = {
  javascript: [
    [/(?<=await solve\()\{[\s\S]*?\n {2}\}(?=\))/, (task) => json(task, '  ')],
    [/solution\.gRecaptchaResponse/, () => 'solution'],
  ],
  python: [
    [
      /(?<=solution = solve\()\{[\s\S]*?\n {8}\}(?=\))/,
      (task) =>
        json(task, '        ').replace(/\b(true|false|null)(?=,?$)/gm, (word) => PYTHON_WORDS[word] ?? word),
    ],
    [/solution\["gRecaptchaResponse"\]/, () => 'solution'],
  ],
  curl: [
    [/(?<=call createTask )'\{[\s\S]*?\n\}'/, (task) => `'${json({ task }, '').replaceAll("'", "'\\''")}'`],
    [/(?<=\.solution)\.gRecaptchaResponse/, () => ''],
  ],
  csharp: [
    [
      /new JsonObject\n {4}\{[\s\S]*?\n {4}\}(?=;)/,
      (task) => `JsonNode.Parse("""\n        ${json(task, '        ')}\n        """)!.AsObject()`,
    ],
    [/solution\["gRecaptchaResponse"\]/, () => 'solution'],
  ],
  java: [
    [
      /Map\.of\(\n {16}"type"[\s\S]*?\)(?=;)/,
      (task) => {
        const text = json(task, '                ').replaceAll('\\', '\\\\');
        return `Map.copyOf(GSON.fromJson("""\n                ${text}\n                """, JsonObject.class).asMap())`;
      },
    ],
    [/solution\.get\("gRecaptchaResponse"\)\.getAsString\(\)/, () => 'solution'],
  ],
  go: [
    [
      /map\[string\]any\{\n\t\t"type"[\s\S]*?\n\t\}(?=\))/,
      (task) => `json.RawMessage(\`${json(task, '')}\`)`,
    ],
    [/var recaptcha struct[\s\S]*?Println\(recaptcha\.Token\)/, () => 'fmt.Println(string(solution))'],
  ],
  php: [
    [
      /(?<=\$solution = solve\()\[[\s\S]*?\n {4}\](?=\))/,
      (task) => `json_decode(<<<'JSON'\n${json(task, '')}\nJSON, true)`,
    ],
    [/\$solution\['gRecaptchaResponse'\]/, () => 'json_encode($solution)'],
  ],
};
