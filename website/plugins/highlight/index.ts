import type { Element, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponents } from '../imports.ts';
import { markUserAgent, type UserAgentOptions } from '../user-agent-placeholder/html.ts';
import { isPlain, KNOWN_LANGUAGES, Prism } from './languages.ts';
import { breakAddresses, cutLongValues, markLines } from './lines.ts';
import { type Tokens, tokensHtml } from './tokens.ts';

/**
 * Rehype plugin: highlights fenced code at build time and passes it to `CodeBlock` as finished HTML. The
 * browser gets neither a highlighter nor a React element per token, and there are no style attributes.
 */
export function highlight(options: UserAgentOptions) {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (!parent || index === undefined || code?.type !== 'element' || code.tagName !== 'code') return;
      found = true;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: attributes(node, code, file, options),
        children: [],
      };
      return SKIP;
    });
    if (found) importComponents(tree, ['CodeBlock']);
  };
}

function attributes(pre: Element, code: Element, file: VFile, options: UserAgentOptions): MdxJsxAttribute[] {
  const language = languageOf(code);
  if (language && !KNOWN_LANGUAGES.includes(language)) {
    const place = `${file.path}:${pre.position?.start.line ?? '?'}`;
    throw new Error(
      `${place}: a code block names the language "${language}", which is not highlighted here; use one of ${KNOWN_LANGUAGES.join(', ')}.`,
    );
  }
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const meta = String(code.properties.metastring ?? code.data?.meta ?? '');
  const content = text.replace(/\n$/, '');
  const values = {
    language: language && !isPlain(language) ? language : undefined,
    title: /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1],
    // A block that is checked against the contract says what it is: ```json request=createTask
    kind: (code.properties.kind as string | undefined) ?? /(?:^|\s)(request|response)=/.exec(meta)?.[1],
    sample: code.properties.sample as string | undefined,
    lines: String(content.split('\n').length),
    html: highlightedHtml(content, language, options),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
  );
}

/** The HTML inside `<code>`. */
export function highlightedHtml(
  text: string,
  language: string | undefined,
  options: UserAgentOptions,
): string {
  return markUserAgent(text, options, (marked) => {
    const html = tokensHtml(tokensOf(marked, language));
    const lines = cutLongValues(markLines(html));
    return language === 'http' ? breakAddresses(lines) : lines;
  });
}

function tokensOf(text: string, language = 'text'): Tokens {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(text, grammar) : [text];
  return language === 'bash' ? tokens.flatMap(withJsonBody) : tokens;
}

/** In Bash a request body is one string; readers want to see its fields. */
function withJsonBody(token: Tokens[number]): Tokens {
  const text = typeof token === 'string' ? '' : String(token.content);
  const [, body] = /^'(\{.*\})'$/s.exec(text) ?? [];
  return body ? ["'", ...tokensOf(body, 'json'), "'"] : [token];
}

function languageOf(code: Element): string | undefined {
  const names = code.properties.className;
  const name = Array.isArray(names) ? names.find((one) => String(one).startsWith('language-')) : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}
