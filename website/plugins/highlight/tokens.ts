import type { Token } from 'prismjs';
import { tokenClass } from '../../shared/token-classes.ts';
import { escapeText } from '../escape.ts';

export type Tokens = (string | Token)[];

/** A token in one of the same class needs no element of its own. */
export function tokensHtml(tokens: Tokens, outer?: string): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return escapeText(token);
      const own = tokenClass(token);
      const inner = tokensHtml([token.content].flat(), own ?? outer);
      return own && own !== outer ? `<span class=${own}>${inner}</span>` : inner;
    })
    .join('');
}
