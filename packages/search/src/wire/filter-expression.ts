import { malformed } from './fault.ts';
import { all, any, brief, type Conditions, type Filter, not } from './filters.ts';

/**
 * The service's `filters` language: `lang:en AND (version:current OR NOT type:content) AND weight.level >= 50`. The
 * service allows only ANDs of ORs, so it needs no precedence. Here OR binds tighter without parentheses, which is the
 * only interpretation that yields that form.
 */
export function parseFilters(parameter: string, source: string, conditions: Conditions): Filter | null {
  const tokens = tokenize(parameter, source);
  return tokens.length === 0 ? null : new Parser(parameter, tokens, conditions).parse();
}

type Token = { kind: 'word' | 'operator' | 'open' | 'close'; text: string; quoted?: true };

const TOKEN = /\s*(?:(\()|(\))|(<=|>=|!=|[:=<>])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()"':<>=!]+))/y;
const VALUE = /\s*([^\s()"'][^\s()]*)/y;

function tokenize(parameter: string, source: string): Token[] {
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  let at = 0;
  while (at < end) {
    // After a colon, an unquoted value may contain anything except blanks and parentheses: `url:/docs/x#a`.
    const pattern =
      tokens.at(-1)?.text === ':' && !tokens.at(-1)?.quoted && nextIsBare(source, at) ? VALUE : TOKEN;
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match)
      throw malformed(
        parameter,
        `a filter expression; it cannot be read from "${brief(source.slice(at))}" on`,
      );
    at = pattern.lastIndex;
    if (pattern === VALUE) {
      tokens.push({ kind: 'word', text: match[1] as string });
      continue;
    }
    const [, open, close, operator, double, single, bare] = match;
    const quoted = double ?? single;
    if (open) tokens.push({ kind: 'open', text: open });
    else if (close) tokens.push({ kind: 'close', text: close });
    else if (operator) tokens.push({ kind: 'operator', text: operator });
    else if (quoted !== undefined)
      tokens.push({ kind: 'word', text: quoted.replace(/\\(.)/g, '$1'), quoted: true });
    else tokens.push({ kind: 'word', text: bare as string });
  }
  return tokens;
}

function nextIsBare(source: string, at: number): boolean {
  return /[^\s()"']/.test(source.slice(at).trimStart().charAt(0));
}

const MAX_DEPTH = 10;

class Parser {
  readonly #parameter: string;
  readonly #tokens: Token[];
  readonly #conditions: Conditions;
  #at = 0;
  #depth = 0;

  constructor(parameter: string, tokens: Token[], conditions: Conditions) {
    this.#parameter = parameter;
    this.#tokens = tokens;
    this.#conditions = conditions;
  }

  parse(): Filter {
    const accept = this.#conjunction();
    if (this.#at < this.#tokens.length) throw this.#unexpected();
    return accept;
  }

  #conjunction(): Filter {
    const parts = [this.#disjunction()];
    while (this.#keyword('AND')) parts.push(this.#disjunction());
    return all(parts);
  }

  #disjunction(): Filter {
    const parts = [this.#negation()];
    while (this.#keyword('OR')) parts.push(this.#negation());
    return any(parts);
  }

  #negation(): Filter {
    return this.#keyword('NOT') ? not(this.#primary()) : this.#primary();
  }

  #primary(): Filter {
    if (this.#peek()?.kind === 'open') {
      this.#at++;
      if (++this.#depth > MAX_DEPTH)
        throw malformed(this.#parameter, `parentheses at most ${MAX_DEPTH} deep`);
      const inner = this.#conjunction();
      this.#depth--;
      if (this.#peek()?.kind !== 'close') throw malformed(this.#parameter, 'a closing parenthesis');
      this.#at++;
      return inner;
    }
    return this.#condition();
  }

  #condition(): Filter {
    const name = this.#word();
    const operator = this.#peek();
    // A quoted condition: `"lang:en"`.
    if (operator?.kind !== 'operator') return this.#conditions.facet(name.text);
    this.#at++;
    const value = this.#word();
    if (operator.text !== ':')
      return this.#conditions.compares(name.text, operator.text, this.#number(value));
    if (this.#keyword('TO')) {
      return this.#conditions.between(name.text, this.#number(value), this.#number(this.#word()));
    }
    if (value.quoted) return this.#conditions.facetIs(name.text, value.text);
    return this.#conditions.facet(`${name.text}:${value.text}`);
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #keyword(keyword: string): boolean {
    const token = this.#peek();
    if (token?.kind !== 'word' || token.quoted || token.text !== keyword) return false;
    this.#at++;
    return true;
  }

  #word(): Token {
    const token = this.#peek();
    if (token?.kind !== 'word') throw this.#unexpected();
    this.#at++;
    return token;
  }

  #number(token: Token): number {
    const number = Number(token.text);
    if (token.text.trim() === '' || !Number.isFinite(number))
      throw malformed(this.#parameter, `a number, not "${brief(token.text)}"`);
    return number;
  }

  #unexpected(): Error {
    const token = this.#peek();
    const found = token ? `"${brief(token.text)}"` : 'its end';
    return malformed(
      this.#parameter,
      `a filter expression such as "lang:en AND type:content"; it breaks off at ${found}`,
    );
  }
}
