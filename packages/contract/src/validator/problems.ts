import type { ErrorObject } from 'ajv';
import { fieldName, type Problem, type Rule } from './rules.ts';

/** Rules that the contract names (`x-rule`), by pattern, or by field name for `not`. */
export type NamedRules = Readonly<Record<string, Rule>>;

export interface ProblemOptions {
  /** Location of the checked value in the request body: `/task`. */
  path?: string;
  /** Position of the variant to check against. Default: the variant that fits best. */
  variant?: number | undefined;
  rules: NamedRules;
}

/** Converts ajv errors to problems, one per value. */
export function problemsOf(
  errors: readonly ErrorObject[],
  hasVariants: boolean,
  { path = '', variant, rules }: ProblemOptions,
): Problem[] {
  const relevant = hasVariants ? ofOneVariant(errors, variant) : errors;
  return alternatives(relevant).map((error) => problem(error, path, rules));
}

/** If all variants failed, keeps only the errors of the chosen or closest one: the others would not help the reader. */
function ofOneVariant(errors: readonly ErrorObject[], chosen: number | undefined): ErrorObject[] {
  const outside: ErrorObject[] = [];
  const byVariant = new Map<number, ErrorObject[]>();
  for (const error of errors) {
    const position = /^[^/]*\/anyOf\/(\d+)\//.exec(error.schemaPath)?.[1];
    if (position !== undefined) {
      const variant = Number(position);
      const own = byVariant.get(variant);
      if (own) own.push(error);
      else byVariant.set(variant, [error]);
    } else if (!/^[^/]*\/anyOf$/.test(error.schemaPath)) outside.push(error);
  }
  // A field that selects another variant weighs more than one that belongs to it, and both more than a missing field.
  const weights: Record<string, number> = { const: 100, 'false schema': 10 };
  const distance = (list: ErrorObject[]) =>
    list.reduce((sum, { keyword }) => sum + (weights[keyword] ?? 1), 0);
  const [closest = []] = [...byVariant.values()].sort((a, b) => distance(a) - distance(b));
  return [...outside, ...((chosen !== undefined && byVariant.get(chosen)) || closest)];
}

/** If one of several is required (`imageUrls` or `imagesBase64`; IPv4 or IPv6), one error names them all. */
function alternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const inner = (choice: ErrorObject) =>
    errors.filter(
      ({ schemaPath, instancePath }) =>
        instancePath.startsWith(choice.instancePath) && schemaPath.startsWith(`${choice.schemaPath}/`),
    );
  const covered = new Set(choices.flatMap(inner));
  return errors
    .filter((error) => !covered.has(error))
    .map((error) => {
      if (error.keyword !== 'anyOf') return error;
      const [first, second] = inner(error);
      if (!first) return error;
      return { ...first, params: { ...first.params, second: second?.params.missingProperty } };
    });
}

function problem(
  { instancePath, keyword, params, schemaPath }: ErrorObject,
  path: string,
  rules: NamedRules,
): Problem {
  const here = `${path}${instancePath}`;
  const inside = (name: string) => `${here}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const at = (pointer: string, rule: Rule, values: Problem['params'] = {}): Problem => ({
    pointer,
    rule,
    params: values,
  });
  switch (keyword) {
    case 'required':
      return params.second
        ? at(inside(params.missingProperty), 'oneRequired', { other: fieldName(inside(params.second)) })
        : at(inside(params.missingProperty), 'required');
    case 'dependentRequired':
      return at(inside(params.missingProperty), 'requiredWith', {
        other: fieldName(inside(params.property)),
      });
    case 'additionalProperties':
      return at(inside(params.additionalProperty), 'unknown');
    case 'unevaluatedProperties':
      return at(inside(params.unevaluatedProperty), 'unknown');
    case 'false schema':
      return at(here, 'otherVariant');
    case 'const':
      return at(here, 'const', { values: [shown(params.allowedValue)] });
    case 'enum':
      return at(here, 'enum', { values: params.allowedValues.map(shown) });
    case 'type':
      return at(here, 'type', { values: String(params.type).split(',') });
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'maxItems':
      return at(here, keyword, { limit: params.limit });
    case 'format':
      return at(here, params.format === 'uri' ? 'uri' : 'ipAddress');
    case 'pattern':
      return at(here, rules[params.pattern] ?? 'invalid');
    case 'not':
      return at(here, rules[/(\w+)\/not$/.exec(schemaPath)?.[1] ?? ''] ?? 'invalid');
    default:
      return at(here, 'invalid');
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
