import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.ts';
import { highlight, highlightedHtml } from './index.ts';
import { KNOWN_LANGUAGES } from './languages.ts';

const options = { placeholder: '%USER_AGENT%', userAgent: 'Mozilla/5.0 <x>' };
const render = (mdx: string) => renderPage(mdx, { rehypePlugins: [[highlight, options]] });
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const SNIPPETS: Record<string, string> = {
  bash: 'curl -X POST "https://example.com" \\\n  -d \'{"a": 1}\' # note',
  csharp: 'var client = new HttpClient(); // one\nstring s = "x";',
  go: 'package main\nfunc main() { println("a") }',
  html: '<a href="https://example.com">x &amp; y</a>',
  http: 'POST /createTask HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}',
  java: 'class A { String s = "x"; }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet is JavaScript itself
  javascript: 'const a = `x ${1 + 2}`; // b < c',
  json: '{"clientKey": "YOUR_API_KEY", "n": 1.5, "ok": true, "none": null}',
  php: "<?php\n$a = ['b' => 1];\necho $a['b'];",
  python: 'def a(b: int) -> str:\n    return f"{b}"',
  yaml: 'openapi: 3.1.0 # c',
  text: 'a < b & c',
  txt: 'a',
};

describe('highlight', () => {
  it.each(KNOWN_LANGUAGES)('keeps the text of %s exactly as written', async (language) => {
    const html = await render(fence(language, SNIPPETS[language] ?? ''));
    expect(textOf(html)).toBe(SNIPPETS[language]);
    expect(html).not.toContain(' style=');
  });

  it.each(KNOWN_LANGUAGES.filter((language) => !['text', 'txt'].includes(language)))(
    'adds classes to the tokens of %s',
    async (language) => {
      const html = await render(fence(language, SNIPPETS[language] ?? ''));
      expect(html).toContain(`<code class="language-${language}">`);
      expect(html).toMatch(/<span class=t[a-z]>/);
    },
  );

  it('highlights the fields of a JSON body in a Bash command', async () => {
    const html = await render(fence('bash', 'curl --data \'{"a": "b"}\' | jq \'.a\''));
    expect(html).toContain('\'{<span class=tp>"a"</span>: <span class=ts>"b"</span>}\'');
    expect(html).toContain("<span class=ts>'.a'</span>");
  });

  it('highlights the verb of a call that has no HTTP version, and breaks its address before the method', async () => {
    expect(await render(fence('http', 'POST https://api.example/createTask'))).toContain(
      '<span class=tk>POST</span> https://api.example<wbr>/createTask',
    );
  });

  it('shows the title of the block', async () => {
    expect(await render(fence('json title="Request body"', '{}'))).toContain('>Request body</span>');
  });

  it('says whether the code is a request or a response, in attributes, not in the text of the page', async () => {
    expect(await render(fence('json request=createTask', '{\n}'))).toContain(
      '<div class="code-head" data-kind="Request" data-language="JSON">',
    );
  });

  it.each([
    ['json', '{\n  "task": {\n    "type": "TurnstileTask",\n    "websiteKey": "KEY"\n  }\n}'],
    ['php', "$task = [\n  'type' => 'TurnstileTask',\n  'websiteKey' => 'KEY',\n];"],
    ['javascript', 'const task = {\n  type: "TurnstileTask",\n  websiteKey: "KEY",\n};'],
  ])('marks the type of the task and the key of the site in %s', async (language, code) => {
    const html = await render(fence(language, code));
    expect(html.match(/<span class=hl>/g)).toHaveLength(2);
    expect(textOf(html)).toBe(code);
  });

  it('does not mark the type of something else, or lines within one token', async () => {
    expect(await render(fence('json', '{\n  "type": "http"\n}'))).not.toContain('class=hl');
    expect(await render(fence('javascript', '/*\ntype: "TurnstileTask"\n*/'))).not.toContain('class=hl');
  });

  it('shows only the ends of a long value, and keeps the whole in the text', async () => {
    const code = `{ "body": "${'iVBORw0K'.repeat(20)}" }`;
    const html = await render(fence('json', code));
    expect(html).toContain('<span class=cut>');
    expect(textOf(html)).toBe(code);
  });

  it('folds code of more than 28 lines', async () => {
    const lines = (count: number) => fence('json', Array.from({ length: count }, () => '1').join('\n'));
    expect(await render(lines(28))).not.toContain('<details');
    expect(await render(lines(29))).toContain('<details class="code-fold">');
  });

  it('leaves a block without a language plain', async () => {
    expect(await render(fence('', 'a < b'))).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>');
  });

  it('names the file, the line and the known languages if the language of a block is unknown', async () => {
    await expect(render(`Text.\n\n${fence('brainfuck', '+')}`)).rejects.toThrow(
      /docs\/page\.mdx:3: a code block names the language "brainfuck".*use one of bash, csharp/,
    );
  });

  it.each(['bash', 'json', 'javascript', 'http', 'text'])('never splits the user agent in %s', (language) => {
    const html = highlightedHtml('"userAgent": "%USER_AGENT%" %USER_AGENT%', language, options);
    expect(html.match(/<span data-user-agent="">Mozilla\/5\.0 &lt;x><\/span>/g)).toHaveLength(2);
  });
});

function textOf(html: string): string {
  const code = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '';
  return code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
