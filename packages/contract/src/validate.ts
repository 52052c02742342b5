import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, schema } from './contract.ts';
import { claimedTask, methodName, rawTask, selectors, TASK_NAMES, taskName, variantsOf } from './names.ts';
import { bodies } from './tasks.ts';
import type { TaskName, Validation } from './types.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
// Both shapes exist, depending on how the CommonJS module is loaded.
const formats = 'default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats;
(formats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(contract as object, 'contract');

/** A request body of a method. */
export function validateRequest(method: string, body: unknown): Validation {
  const { request } = bodies(methodName(method));
  if (!request) return { valid: false, errors: [`${method} takes no request body.`] };
  if (method !== 'createTask') return result(compiled(request), body);
  const envelope = result(shallow(request, 'task'), body);
  const task = isObject(body) ? body.task : undefined;
  return join(envelope, isObject(task) ? checkTask(task, 'task.') : { valid: true });
}

/** An answer of a method; with a task type its solution must be of that type. Unknown fields are errors. */
export function validateResponse(method: string, body: unknown, task?: string): Validation {
  const { response } = bodies(methodName(method));
  if (method !== 'getTaskResult') return result(closed(response), body);
  const envelope = result(shallow(response, 'solution'), body);
  const solution = isObject(body) ? body.solution : undefined;
  if (solution === undefined) return envelope;
  return join(envelope, task ? validateSolution(task, solution) : anySolution(solution));
}

/** A bare task object; with a name it must be of that type. */
export function validateTask(name: string, task: unknown): Validation {
  const expected = taskName(name);
  if (!isObject(task)) return { valid: false, errors: ['The task must be an object.'] };
  const claimed = claimedTask(task);
  return claimed && claimed !== expected
    ? { valid: false, errors: [`The task is a ${claimed}, not a ${expected}.`] }
    : checkTask(task, '', expected);
}

export function validateSolution(name: string, solution: unknown): Validation {
  const { solution: key } = rawTask(name);
  return result(compiled(key), solution, 'solution.', variantsOf(schema(key)).size > 0);
}

/** The variant that a valid task is of; where the answer decides (a cookie from AWS WAF), the one with that answer. */
export function fittingVariant(name: TaskName, task: Record<string, unknown>): string | undefined {
  if (name === 'AmazonTask' && task.cookieSolution === true) return 'option3';
  const variants = [...variantsOf(schema(name))];
  return variants.find(([variant, overlay]) =>
    remember(`${name} ${variant}`, () => ajv.compile(overlay as object))(task),
  )?.[0];
}

function checkTask(task: Record<string, unknown>, path: string, expected?: TaskName): Validation {
  const name = claimedTask(task) ?? expected;
  if (!name) {
    const known = TASK_NAMES.map((one) => {
      const { types, class: kind } = selectors(one);
      return `${types[0]}${kind ? ` with class ${kind}` : ''}`;
    });
    const given = `${path}type ${JSON.stringify(task.type)} with ${path}class ${JSON.stringify(task.class)}`;
    return {
      valid: false,
      errors: [`${given} is no task type of the contract; known are ${known.join(', ')}.`],
    };
  }
  return result(compiled(name), task, path, variantsOf(schema(name)).size > 0);
}

function anySolution(solution: unknown): Validation {
  return TASK_NAMES.some((name) => validateSolution(name, solution).valid)
    ? { valid: true }
    : { valid: false, errors: ['solution fits the solution of no task type.'] };
}

const cache = new Map<string, ValidateFunction>();

function remember(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = cache.get(key) ?? compile();
  cache.set(key, known);
  return known;
}

function compiled(name: string): ValidateFunction {
  return remember(name, () => {
    const found = ajv.getSchema(`contract#/components/schemas/${name}`);
    if (!found) throw new Error(`packages/contract/openapi.yaml has no schema ${name}.`);
    return found;
  });
}

/** Answers may gain fields, so the contract leaves them open; what pages show must not have more than it states. */
function closed(name: string): ValidateFunction {
  const open = { $ref: `contract#/components/schemas/${name}` };
  return remember(`closed ${name}`, () =>
    ajv.compile(schema(name).type === 'object' ? { ...open, unevaluatedProperties: false } : open),
  );
}

/** The schema with one property as any object: that one is checked on its own, for errors that say what is wrong. */
function shallow(name: string, property: string): ValidateFunction {
  return remember(`shallow ${name}`, () => {
    const given = schema(name);
    const properties = { ...given.properties, [property]: { type: 'object' } };
    const absolute = JSON.stringify({ ...given, properties }).replaceAll('"#/', '"contract#/');
    return ajv.compile({ ...JSON.parse(absolute), unevaluatedProperties: false });
  });
}

function result(validate: ValidateFunction, value: unknown, path = '', hasVariants = false): Validation {
  if (validate(value)) return { valid: true };
  const errors = hasVariants ? closestVariant(validate.errors ?? []) : (validate.errors ?? []);
  return { valid: false, errors: [...new Set(alternatives(errors).map((error) => sentence(error, path)))] };
}

/** If all variants failed, only the errors of the closest one help. */
function closestVariant(errors: ErrorObject[]): ErrorObject[] {
  const outside: ErrorObject[] = [];
  const byVariant = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const variant = /^[^/]*\/anyOf\/(\d+)\//.exec(error.schemaPath)?.[1];
    if (variant !== undefined) byVariant.set(variant, [...(byVariant.get(variant) ?? []), error]);
    else if (!/^[^/]*\/anyOf$/.test(error.schemaPath)) outside.push(error);
  }
  // A field that names another variant weighs more than one that belongs to it, and both more than a missing one.
  const weights: Record<string, number> = { const: 100, 'false schema': 10 };
  const distance = (list: ErrorObject[]) =>
    list.reduce((sum, { keyword }) => sum + (weights[keyword] ?? 1), 0);
  const [closest = []] = [...byVariant.values()].sort((a, b) => distance(a) - distance(b));
  return [...outside, ...closest];
}

/** Where one of several things would do (`imageUrls` or `imagesBase64`; IPv4 or IPv6), one error names them all. */
function alternatives(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const inner = (choice: ErrorObject) =>
    errors.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/`));
  const covered = new Set(choices.flatMap(inner));
  return errors
    .filter((error) => !covered.has(error))
    .map((error) => {
      if (error.keyword !== 'anyOf') return error;
      const [first, ...rest] = inner(error);
      if (!first) return error;
      const key = first.keyword === 'required' ? 'missingProperty' : 'format';
      const names = [first, ...rest].map(({ params }) => params[key]).join(' or ');
      return { ...first, params: { ...first.params, [key]: names } };
    });
}

function sentence({ instancePath, keyword, params, message }: ErrorObject, path: string): string {
  const at = `${path}${instancePath.slice(1).replaceAll('/', '.')}`;
  const here = at.replace(/\.$/, '') || 'The body';
  const inside = (name: string) => (instancePath ? `${at}.${name}` : `${path}${name}`);
  switch (keyword) {
    case 'required':
      return `${inside(params.missingProperty)} is required.`;
    case 'dependentRequired':
      return `${inside(params.missingProperty)} is required together with ${inside(params.property)}.`;
    case 'additionalProperties':
      return `${inside(params.additionalProperty)} is not a field here.`;
    case 'unevaluatedProperties':
      return `${inside(params.unevaluatedProperty)} is not a field here.`;
    case 'false schema':
      return `${here} does not belong to this variant.`;
    case 'const':
      return `${here} must be ${JSON.stringify(params.allowedValue)}.`;
    case 'enum':
      return `${here} must be one of ${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')}.`;
    case 'format':
      return `${here} must be of the format ${params.format}.`;
    default:
      return `${here} ${message}.`;
  }
}

function join(...all: Validation[]): Validation {
  const errors = all.flatMap((one) => (one.valid ? [] : one.errors));
  return errors.length > 0 ? { valid: false, errors } : { valid: true };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
