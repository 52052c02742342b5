import { type Columns, FACETS, type Facet, NUMERIC_ATTRIBUTES, type NumericAttribute } from './columns.ts';
import { malformed } from './fault.ts';
import { MAX_FILTERS } from './limits.ts';

/** Whether the record with that number matches the filter. */
export type Accept = (record: number) => boolean;
/** A condition, to be applied to one index. */
export type Filter = (columns: Columns) => Accept;

/** A repeated condition is checked only once. */
export function all(filters: readonly Filter[]): Filter {
  const [first, ...others] = new Set(filters);
  if (first && others.length === 0) return first;
  return (columns) => {
    const parts = first ? [first, ...others].map((filter) => filter(columns)) : [];
    return (record) => parts.every((part) => part(record));
  };
}

export function any(filters: readonly Filter[]): Filter {
  const [first, ...others] = new Set(filters);
  if (first && others.length === 0) return first;
  return (columns) => {
    const parts = first ? [first, ...others].map((filter) => filter(columns)) : [];
    return (record) => parts.some((part) => part(record));
  };
}

export function not(filter: Filter): Filter {
  return (columns) => {
    const part = filter(columns);
    return (record) => !part(record);
  };
}

const COMPARISONS: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** Creates and counts the conditions of one parameter. Equal conditions share a filter, so that they can be merged. */
export class Conditions {
  readonly #parameter: string;
  readonly #known = new Map<string, Filter>();
  #count = 0;

  constructor(parameter: string) {
    this.#parameter = parameter;
  }

  /** Compares values case-insensitively, like the hosted service. */
  facetIs(attribute: string, value: string): Filter {
    return this.#fold(`${attribute}:${value.toLowerCase()}`, this.#has(attribute, value));
  }

  /** `type:content`, or `type:-content` for all other values. */
  facet(item: string): Filter {
    const colon = item.indexOf(':');
    if (colon < 1) throw malformed(this.#parameter, `"attribute:value", not "${brief(item)}"`);
    const name = item.slice(0, colon).trim();
    const value = item.slice(colon + 1).trim();
    if (!value.startsWith('-')) return this.facetIs(name, value.replace(/^\\-/, '-'));
    return this.#fold(`${name}:-${value.toLowerCase()}`, not(this.#has(name, value.slice(1))));
  }

  compares(attribute: string, operator: string, bound: number): Filter {
    if (!(NUMERIC_ATTRIBUTES as readonly string[]).includes(attribute))
      throw this.#unknown(attribute, NUMERIC_ATTRIBUTES);
    const compare = COMPARISONS[operator];
    if (!compare) throw malformed(this.#parameter, `a comparison, not "${brief(operator)}"`);
    return this.#fold(`${attribute}${operator}${bound}`, ({ numbers }) => {
      const column = numbers[attribute as NumericAttribute];
      return (record) => compare(column[record] as number, bound);
    });
  }

  between(attribute: string, low: number, high: number): Filter {
    return all([this.compares(attribute, '>=', low), this.compares(attribute, '<=', high)]);
  }

  /** `weight.level >= 50`, or `weight.level:50 TO 90`. */
  number(item: string): Filter {
    const comparison = /^([^\s<>=!:]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)$/.exec(item.trim());
    if (comparison)
      return this.compares(comparison[1] as string, comparison[2] as string, Number(comparison[3]));
    const range = /^([^\s<>=!:]+)\s*:\s*(-?\d+(?:\.\d+)?)(?:\s+TO\s+(-?\d+(?:\.\d+)?))?$/.exec(item.trim());
    if (!range)
      throw malformed(this.#parameter, `a comparison such as "weight.level >= 50", not "${brief(item)}"`);
    return this.between(range[1] as string, Number(range[2]), Number(range[3] ?? range[2]));
  }

  /** A list whose inner lists mean OR: `[["lang:en", "lang:ru"], "type:-content"]`. */
  groups(groups: readonly string[][], read: (item: string) => Filter): Filter {
    return all(groups.map((group) => any(group.map(read))));
  }

  /** Number of different conditions so far. */
  get size(): number {
    return this.#known.size;
  }

  #has(attribute: string, value: string): Filter {
    if (!(FACETS as readonly string[]).includes(attribute)) throw this.#unknown(attribute, FACETS);
    const wanted = value.toLowerCase();
    return ({ facets }) => {
      const { values, of } = facets[attribute as Facet];
      const is = values.map((one) => one.toLowerCase() === wanted);
      return (record) => is[of[record] as number] as boolean;
    };
  }

  #fold(key: string, filter: Filter): Filter {
    if (++this.#count > MAX_FILTERS) throw malformed(this.#parameter, `at most ${MAX_FILTERS} conditions`);
    const known = this.#known.get(key) ?? filter;
    this.#known.set(key, known);
    return known;
  }

  #unknown(attribute: string, known: readonly string[]): Error {
    return malformed(this.#parameter, `one of ${known.join(', ')} to filter by, not "${brief(attribute)}"`);
  }
}

export function brief(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
