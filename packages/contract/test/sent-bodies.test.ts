import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestExample, tasks } from '../src/index.ts';
import { requestSamples } from '../src/sample-languages/index.ts';
import { IMAGE } from '../src/sample-languages/writer.ts';
import { BATCHES } from './batches.ts';
import { csharpFaults } from './csharp.ts';
import { EXTENSIONS, fileIn, RUNNABLE, type RunnableLanguage, TOOLCHAINS } from './toolchains.ts';

const SLOW = { timeout: 150_000 };

/** Text that a reader might type into a form. */
const TYPED = [
  `'single' "double" \`backtick\` \${dollar} $(command) #{hash} {{braces}} %s %USERPROFILE%`,
  'back\\slash \\n \\u0041 \\" \\\\ "" """ JSON; */ // <!-- --> <?php ?> EOF',
  'line\nbreak\r\ttab \b\f\0\u007f\u0085\u2028\u2029\ufeff end',
  'Привет 中文 ação 🧩 e\u0301 \u202e',
  '\ud800 lone',
  '-Infinity',
  '  spaces  ',
  'true',
];

const BODIES: unknown[] = [
  ...tasks('en').flatMap(({ name, variants }) =>
    variants.length > 0
      ? variants.map((variant) => requestExample(name, variant.name))
      : [requestExample(name)],
  ),
  ...TYPED.map((text) => ({ clientKey: text, task: { type: text, [text]: text, list: [text, ''] } })),
  { numbers: [0, -1, 1.5, 1e21, 1e-7, 2 ** 53], words: [true, false, null], empty: [{}, []] },
  JSON.parse('{"__proto__":{"constructor":1},"class":"return","1st":{"a-b":{"":""}}}'),
];

/** As long as the API allows: too long for an argument of a command. */
const FILE = randomBytes(500_000);
const withImage = (image: string) => ({
  clientKey: '100 % $1',
  task: { type: 'ImageToTextTask', body: image, quote: '\\"' },
});

describe('the samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bodies-'));
  const received = new Map<string, string>();
  let recorder: Server;
  let url = '';

  beforeAll(async () => {
    recorder = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.set(request.url ?? '', Buffer.concat(chunks).toString('utf8'));
      response.setHeader('Content-Type', 'application/json').end('{"errorId":0,"status":"success"}');
    });
    writeFileSync(image, FILE);
    await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    recorder.close();
  });

  const image = join(folder, 'captcha.png');
  const codes = (language: string): string[] =>
    [
      ...BODIES.map((body, index) => requestSamples(`${url}/${language}/${index}`, body)),
      requestSamples(`${url}/${language}/${BODIES.length}`, withImage(IMAGE), image),
    ].map((samples) => samples.find((sample) => sample.language === language)?.code ?? '');

  function written(language: RunnableLanguage): string[] {
    const { rename = (code: string) => code } = BATCHES[language];
    return codes(language).map((code, index) => {
      const file = fileIn(join(folder, language), `Body${index}.${EXTENSIONS[language]}`);
      writeFileSync(file, `${rename(code, `Body${index}`)}\n`);
      return file;
    });
  }

  for (const language of RUNNABLE) {
    const { label, present } = TOOLCHAINS[language];
    it.skipIf(!present)(`send the JSON that is shown, in ASCII, in ${label}`, SLOW, async () => {
      const { compile, run } = BATCHES[language];
      const files = written(language);
      if (compile) expect(await compile(files)).toMatchObject({ status: 0, errors: '' });
      expect(await run(files)).toMatchObject({ status: 0, errors: '' });
      const sent = shown().map((_, index) => JSON.parse(received.get(`/${language}/${index}`) ?? '""'));
      expect(sent).toEqual(shown());
      expect([...received.values()].filter((body) => /[^\0-\x7f]/.test(body))).toEqual([]);
    });
  }

  it('contain the JSON that is shown, in C#', SLOW, async () => {
    const faults = await csharpFaults();
    expect(codes('csharp').flatMap(faults)).toEqual([]);
    const literals = codes('csharp').map(rawStringLiteral);
    const withoutImage = literals.map((text) => text.replace('{{imageBase64}}', FILE.toString('base64')));
    expect(withoutImage.map((text) => JSON.parse(text))).toEqual(shown());
  });

  function shown(): unknown[] {
    const bodies = [...BODIES, withImage(FILE.toString('base64'))];
    return bodies.map((body) => JSON.parse(JSON.stringify(body)));
  }
});

/** As C# parses it: the lines between the quotes, without the closing quotes' indent. U+0085 and others end lines. */
function rawStringLiteral(code: string): string {
  const lines = code.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const start = lines.findIndex((line) => line.endsWith('"""'));
  const end = lines.findIndex((line, index) => index > start && line.trimStart().startsWith('"""'));
  const margin = /^ */.exec(lines[end] ?? '')?.[0] ?? '';
  const inside = lines.slice(start + 1, end);
  expect(inside.filter((line) => !line.startsWith(margin))).toEqual([]);
  return inside.map((line) => line.slice(margin.length)).join('\n');
}
