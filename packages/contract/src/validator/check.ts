import type { ValidateFunction } from 'ajv';
import { problemsOf } from './problems.ts';
import type { RequestFacts } from './request-schemas.ts';
import { type Problem, RULES } from './rules.ts';

/** A problem in a request, and the errorCode that the service documents for it. */
export interface Fault extends Problem {
  code: FaultCode;
}

/** In the order in which requests are checked: the response contains the first code that applies. */
export const FAULT_CODES = [
  'ERROR_KEY_DOES_NOT_EXIST',
  'ERROR_TASK_ABSENT',
  'ERROR_NO_SUCH_METHOD',
  'ERROR_TASK_NOT_SUPPORTED',
  'ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER',
  'ERROR_PROXY_MISSING',
  'ERROR_ZERO_CAPTCHA_FILESIZE',
  'ERROR_TOO_BIG_CAPTCHA_FILESIZE',
  'ERROR_RECAPTCHA_INVALID_DOMAIN',
  'ERROR_NO_SUCH_CAPCHA_ID',
  'ERROR_INVALID_TASK',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

type TaskFacts = RequestFacts['tasks'][number];
type Fields = Readonly<Record<string, unknown>>;

export interface RequestChecks {
  /**
   * The faults in a request body; empty if it is valid. At most one fault per value. The variant that the reader chose
   * decides which faults are listed, but not whether the body is valid.
   */
  requestFaults(method: string, body: unknown, variant?: string): Fault[];
  /** The task type that a task object claims to be. */
  taskOf(task: Fields): TaskFacts | undefined;
}

/** The checks of one contract: its facts, and a compiled schema by name. */
export function requestChecks(
  facts: RequestFacts,
  validator: (name: string) => ValidateFunction,
): RequestChecks {
  return { requestFaults, taskOf };

  function requestFaults(method: string, body: unknown, variant?: string): Fault[] {
    const name = facts.requests[method as keyof typeof facts.requests];
    if (!name) return [];
    const problems = check(name, body, '');
    const task = isObject(body) ? body.task : undefined;
    if (method !== 'createTask' || !isObject(task)) return ranked(problems, undefined);
    const type = taskOf(task);
    const found = type ? taskProblems(type, shortened(task), variant) : typeProblems(task);
    return ranked([...problems, ...found], type);
  }

  function taskOf(task: Fields): TaskFacts | undefined {
    return facts.tasks.find(
      ({ types, class: kind }) =>
        types.some((type) => type === task.type) && (kind === undefined || kind === task.class),
    );
  }

  function check(name: string, value: unknown, path: string, task?: TaskFacts, variant?: string): Problem[] {
    const validate = validator(name);
    if (validate(value)) return [];
    const position = task && variant !== undefined ? task.variants.indexOf(variant) : -1;
    return problemsOf((validate.errors ?? []).slice(0, MAX_ERRORS), Boolean(task?.variants.length), {
      path,
      variant: position < 0 ? undefined : position,
      rules: facts.rules,
    });
  }

  function taskProblems(type: TaskFacts, task: Fields, variant: string | undefined): Problem[] {
    return [...check(type.name, task, '/task', type, variant), ...imageProblems(type, task)];
  }

  function typeProblems({ type }: Fields): Problem[] {
    const pointer = '/task/type';
    if (type === undefined || type === '') return [{ pointer, rule: 'required', params: {} }];
    if (typeof type !== 'string') return [{ pointer, rule: 'type', params: { values: ['string'] } }];
    const classes = facts.tasks.flatMap(({ types, class: kind }) =>
      kind && types.includes(type) ? [kind] : [],
    );
    if (classes.length > 0) return [{ pointer: '/task/class', rule: 'enum', params: { values: classes } }];
    const values = [...new Set(facts.tasks.flatMap(({ types }) => types))];
    return [{ pointer, rule: 'enum', params: { values } }];
  }

  /**
   * The API does not state whether the limits count bytes before or after base64, so an image is rejected only if it is
   * outside the limits either way.
   */
  function imageProblems({ images }: TaskFacts, task: Fields): Problem[] {
    const { minimum, maximum } = facts.imageBytes;
    return images.flatMap((field) => {
      const value = task[field];
      const list = Array.isArray(value) ? value : [value];
      return list.flatMap((image: unknown, index): Problem[] => {
        if (typeof image !== 'string') return [];
        const pointer = `/task/${field}${list === value ? `/${index}` : ''}`;
        if (!BASE64.test(image)) return []; // its pattern is at fault, not its size
        if (image.length < minimum) return [{ pointer, rule: 'imageSmall', params: { limit: minimum } }];
        if (decodedBytes(image) > maximum) return [{ pointer, rule: 'imageBig', params: { limit: maximum } }];
        return [];
      });
    });
  }

  function ranked(problems: Problem[], task: TaskFacts | undefined): Fault[] {
    const first = new Map<string, Fault>();
    for (const problem of problems) {
      const fault = { ...problem, code: codeOf(problem, task) };
      const known = first.get(fault.pointer);
      if (!known || rank(fault) < rank(known)) first.set(fault.pointer, fault);
    }
    return [...first.values()].sort((a, b) => FAULT_CODES.indexOf(a.code) - FAULT_CODES.indexOf(b.code));
  }

  /** The specific error code of the contract for the problem, otherwise ERROR_INVALID_TASK. */
  function codeOf({ pointer, rule }: Problem, task: TaskFacts | undefined): FaultCode {
    const isProxyField = facts.proxyFields.some((field) => pointer === `/task/${field}`);
    if (pointer === '/clientKey') return 'ERROR_KEY_DOES_NOT_EXIST';
    if (pointer === '' || (pointer === '/task' && rule !== 'mathTwice')) return 'ERROR_TASK_ABSENT';
    if (pointer === '/taskId') return 'ERROR_NO_SUCH_CAPCHA_ID';
    if (!task && pointer === '/task/type' && rule !== 'enum') return 'ERROR_NO_SUCH_METHOD';
    if (!task && rule === 'enum') return 'ERROR_TASK_NOT_SUPPORTED';
    if (rule === 'noPercent') return 'ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER';
    if (isProxyField && ['required', 'requiredWith', 'enum'].includes(rule)) return 'ERROR_PROXY_MISSING';
    if (rule === 'imageSmall') return 'ERROR_ZERO_CAPTCHA_FILESIZE';
    if (rule === 'imageBig') return 'ERROR_TOO_BIG_CAPTCHA_FILESIZE';
    if (rule === 'http' && task?.name.startsWith('RecaptchaV')) return 'ERROR_RECAPTCHA_INVALID_DOMAIN';
    return 'ERROR_INVALID_TASK';
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More would be useless to a reader, and a body of 64 KB can have thousands. */
const MAX_ERRORS = 200;

/** No list in the contract has this many items, and ajv takes quadratic time for thousands of errors. */
const MAX_ITEMS = 100;

function shortened(task: Fields): Fields {
  const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > MAX_ITEMS;
  if (!Object.values(task).some(isLong)) return task;
  const entries = Object.entries(task).map(([key, value]) => [
    key,
    isLong(value) ? value.slice(0, MAX_ITEMS) : value,
  ]);
  return Object.fromEntries(entries);
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}

const rank = ({ code, rule }: Fault): number =>
  FAULT_CODES.indexOf(code) * RULES.length + RULES.indexOf(rule);
