import type { Token } from 'prismjs';
import { createElement, type ReactNode } from 'react';
import { TOKEN_CLASSES } from '../../../shared/token-classes';
import Prism from './prism';

/** Code as elements with the classes of plugins/highlight. Never as HTML: what readers type stays text. */
export function highlighted(code: string, language: string): ReactNode {
  const grammar = Prism.languages[language];
  return grammar ? Prism.tokenize(code, grammar).map(toNode) : code;
}

function toNode(token: string | Token, key: number): ReactNode {
  if (typeof token === 'string') return token;
  const content = [token.content].flat().map(toNode);
  const names = [token.type, ...[token.alias].flat()];
  const className = names.map((name) => name && TOKEN_CLASSES[name]).find(Boolean);
  return createElement('span', { key, className }, ...content);
}
