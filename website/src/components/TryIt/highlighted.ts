import type { Token } from 'prismjs';
import { createElement, type ReactNode } from 'react';
import Prism from '../../../shared/prism';
import { tokenClass } from '../../../shared/token-classes';

/** Code as elements with the classes of plugins/highlight. Never as HTML: what readers type stays text. */
export function highlighted(code: string, language: string): ReactNode {
  const grammar = Prism.languages[language];
  if (!grammar) return code;
  const content = (text: string) => Prism.tokenize(text, grammar).map(toNode);
  if (language !== 'json') return content(code);
  // No token of JSON is longer than a line, and a line that wraps is indented on its own.
  return code
    .split(/(?<=\n)/)
    .map((line, key) => createElement('span', { key, className: 'line' }, ...content(line)));
}

function toNode(token: string | Token, key: number): ReactNode {
  if (typeof token === 'string') return token;
  const content = [token.content].flat().map(toNode);
  return createElement('span', { key, className: tokenClass(token) }, ...content);
}
