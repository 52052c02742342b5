import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, schema } from '../contract.ts';
import { faultTexts } from '../fault-texts.ts';
import { bodies, methodName, rawTask, TASK_NAMES, taskName, variantsOf } from '../names.ts';
import { isObject, requestFaults, taskOf } from '../validator/index.ts';
import { problemsOf } from '../validator/problems.ts';
import { faultSentence, type Problem } from '../validator/rules.ts';

/** `errors` are sentences that name the field at fault. */
export type Validation = { valid: true } | { valid: false; errors: string[] };

const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
// The export has either shape, depending on how the CommonJS module is loaded.
const formats = 'default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats;
(formats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(contract as object, 'contract');

/** Validates the request body of a method. */
export function validateRequest(method: string, body: unknown): Validation {
  if (!bodies(methodName(method)).request) {
    return { valid: false, errors: [`${method} takes no request body.`] };
  }
  return validation(requestFaults(method, body));
}

/** Validates the response of a method. With `task`, the solution must be of that type. Unknown fields are errors. */
export function validateResponse(method: string, body: unknown, task?: string): Validation {
  const { response } = bodies(methodName(method));
  if (method !== 'getTaskResult') return result(closed(response), body);
  const envelope = result(shallow(response, 'solution'), body);
  const solution = isObject(body) ? body.solution : undefined;
  if (solution === undefined) return envelope;
  return join(envelope, task ? validateSolution(task, solution) : anySolution(solution));
}

/** Validates a task object, which must be of the named type. */
export function validateTask(name: string, task: unknown): Validation {
  const expected = taskName(name);
  if (!isObject(task)) return { valid: false, errors: ['The task must be an object.'] };
  const claimed = taskOf(task)?.name;
  return claimed && claimed !== expected
    ? { valid: false, errors: [`The task is a ${claimed}, not a ${expected}.`] }
    : validateRequest('createTask', { clientKey: 'YOUR_API_KEY', task });
}

export function validateSolution(name: string, solution: unknown): Validation {
  const { solution: key } = rawTask(name);
  return result(compiled(key), solution, '/solution', variantsOf(schema(key)).size > 0);
}

function anySolution(solution: unknown): Validation {
  return TASK_NAMES.some((name) => validateSolution(name, solution).valid)
    ? { valid: true }
    : { valid: false, errors: ['solution fits the solution of no task type.'] };
}

/** The problems as English sentences without markup. */
function validation(problems: readonly Problem[]): Validation {
  if (problems.length === 0) return { valid: true };
  const texts = faultTexts('en');
  const sentences = problems.map((problem) => faultSentence(problem, texts).replaceAll('`', ''));
  return { valid: false, errors: [...new Set(sentences)] };
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

/** The contract allows extra response fields, because the API may add some. Examples on pages must not have any. */
function closed(name: string): ValidateFunction {
  const open = { $ref: `contract#/components/schemas/${name}` };
  return remember(`closed ${name}`, () =>
    ajv.compile(schema(name).type === 'object' ? { ...open, unevaluatedProperties: false } : open),
  );
}

/** The schema with one property as any object. That property is checked separately, for more precise errors. */
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
  return validation(problemsOf(validate.errors ?? [], hasVariants, { path, rules: {} }));
}

function join(...all: Validation[]): Validation {
  const errors = all.flatMap((one) => (one.valid ? [] : one.errors));
  return errors.length > 0 ? { valid: false, errors } : { valid: true };
}
