import type { ValidateFunction } from 'ajv';
import type { Limits } from '../contract.ts';
import type { ErrorEntry, MethodName } from '../types.ts';
import { contractAjv, schemaId } from '../validator/ajv.ts';
import { isObject, type RequestChecks, requestChecks } from '../validator/check.ts';
import type { RequestFacts } from '../validator/request-schemas.ts';
import { type FaultTexts, faultSentence, type Problem } from '../validator/rules.ts';
import { ApiError, injectFault, injectsFaults, SOLVING_GROUPS } from './faults.ts';
import { SANDBOX_KEY } from './keys.ts';
import { cut, type SandboxTask, SandboxTasks } from './tasks.ts';

type Json = Record<string, unknown>;

interface Endpoint {
  method: MethodName;
  verb: 'GET' | 'POST';
}

/** The part of a contract that a sandbox works with, as plain data. */
export interface SandboxData {
  /** By path. */
  endpoints: Record<string, Endpoint>;
  limits: Pick<Limits, 'resultKeptSeconds'>;
  errors: Pick<ErrorEntry, 'code' | 'aliases' | 'group' | 'meaning'>[];
  /** English. */
  faultTexts: FaultTexts;
  facts: RequestFacts;
  schemas: Record<string, unknown>;
  /** Of createTask, for the help text. */
  exampleRequest: unknown;
  /** The result of a task by its type and variant; a type without variants has one with an empty name. */
  results: Record<string, Record<string, Json>>;
  /** Stands for the User-Agent in results. */
  userAgentPlaceholder: string;
  responses: { processing: Json; getBalance: Json; report: Json };
}

const MAX_NAMED_FAULTS = 10;
/** Of a `callbackUrl` that the response shows. */
const MAX_SHOWN_URL = 2048;

/** Checks requests against a contract and responds with its examples; nothing is solved. */
export class Sandbox {
  readonly data: SandboxData;
  readonly #checks: RequestChecks;
  readonly #tasks: SandboxTasks;
  /** A schema by its name, compiled on first use. */
  readonly #validator: (name: string) => ValidateFunction;

  constructor(data: SandboxData) {
    const ajv = contractAjv(data.schemas);
    this.data = data;
    this.#validator = (name) => {
      const found = ajv.getSchema(schemaId(name));
      if (!found) throw new Error(`The contract has no schema ${name}.`);
      return found as ValidateFunction;
    };
    this.#checks = requestChecks(data.facts, this.#validator);
    this.#tasks = new SandboxTasks(tasksOf(data), data.limits.resultKeptSeconds);
    if (this.#checks.requestFaults('createTask', data.exampleRequest).length > 0)
      throw new Error('its parts do not fit together');
  }

  /** The method at a path. */
  endpoint(path: string): Endpoint | undefined {
    return Object.hasOwn(this.data.endpoints, path) ? this.data.endpoints[path] : undefined;
  }

  /** Throws HTTP errors. `userAgent` is the one that solutions contain. */
  respond(method: MethodName, body: unknown, userAgent: string): Json {
    try {
      return { ...this.#success(method, body, userAgent), sandbox: true };
    } catch (error) {
      if (!(error instanceof ApiError) || error.httpStatus) throw error;
      return failure(method, error);
    }
  }

  /** Whether the task contains images, which make a request large. */
  takesImages(body: Json): boolean {
    const { task } = body;
    return isObject(task) && (this.#checks.taskOf(task)?.images.length ?? 0) > 0;
  }

  /** The help text at the root of a sandbox. `notes` are specific to this sandbox. */
  help(notes: string): string {
    const endpoints = Object.entries(this.data.endpoints);
    return `This is a sandbox: it checks requests against the contract and solves nothing.

${endpoints.map(([path, { verb }]) => `${verb.padEnd(5)}${path}`).join('\n')}

${notes}

${JSON.stringify(this.data.exampleRequest, null, 2)}
`;
  }

  #success(method: MethodName, body: unknown, userAgent: string): Json {
    const { clientKey: key, ...request } = isObject(body) ? body : {};
    this.#checkKey(method, key);
    this.#checkRequest(method, body);
    switch (method) {
      case 'createTask': {
        const task = this.#requestedTask(request.task as Json);
        const created = { errorId: 0, taskId: this.#tasks.create(task) };
        const { callbackUrl } = request;
        if (typeof callbackUrl !== 'string') return created;
        // Shown instead of called: a public server must not send requests to an address from outside.
        const url = callbackUrl.slice(0, MAX_SHOWN_URL);
        const result = { ...this.#result(task, userAgent), sandbox: true };
        return { ...created, sandboxCallback: { sent: false, url, body: result } };
      }
      case 'getTaskResult': {
        const { call, ready, ...task } = this.#tasks.poll(request.taskId);
        injectFault(key as string, call);
        return ready ? this.#result(task, userAgent) : this.data.responses.processing;
      }
      case 'getBalance':
        return this.data.responses.getBalance;
      default:
        this.#tasks.poll(request.taskId);
        return this.data.responses.report;
    }
  }

  /**
   * YOUR_API_KEY, with or without key modifiers, is the only valid key. If the key is an error code, that error is
   * returned: by getTaskResult if the error occurs while solving, otherwise by every method.
   */
  #checkKey(method: MethodName, key: unknown): void {
    if (typeof key !== 'string') throw new ApiError('ERROR_KEY_DOES_NOT_EXIST', 'clientKey is missing.');
    const [name = '', ...modifiers] = key.split('__');
    if (name === SANDBOX_KEY && modifiers.every((one) => /^\w+$/.test(one))) return;
    if (injectsFaults(key)) return;
    const wanted = this.data.errors.find(({ code, aliases }) => code === key || aliases.includes(key));
    if (!wanted) {
      throw new ApiError(
        'ERROR_KEY_DOES_NOT_EXIST',
        `clientKey is unknown; the sandbox accepts ${SANDBOX_KEY}.`,
      );
    }
    if (!SOLVING_GROUPS.has(wanted.group) || method === 'getTaskResult') {
      throw new ApiError(key, `simulated. ${wanted.meaning.replaceAll('`', '')}`);
    }
  }

  /** Throws the documented error if the request body is invalid. */
  #checkRequest(method: MethodName, body: unknown): void {
    const faults = this.#checks.requestFaults(method, body);
    const [first] = faults;
    if (!first) return;
    const sentences = faults.slice(0, MAX_NAMED_FAULTS).map((fault) => this.#sentence(fault));
    if (faults.length > MAX_NAMED_FAULTS) sentences.push('There are more faults.');
    throw new ApiError(first.code, sentences.join(' '));
  }

  /** The name of an unknown field comes from the client, so it is cut. */
  #sentence({ pointer, ...problem }: Problem): string {
    return faultSentence({ ...problem, pointer: cut(pointer) }, this.data.faultTexts).replaceAll('`', '');
  }

  /** The variant of a valid task. If the solution decides (a cookie from AWS WAF), the variant with that solution. */
  #requestedTask(task: Json): SandboxTask {
    const found = this.#checks.taskOf(task);
    if (!found) throw new Error('The contract accepts a task of a type that it does not name.');
    const { name, variants } = found;
    if (name === 'AmazonTask' && task.cookieSolution === true) return { name, variant: 'option3' };
    const variant = variants.find((_, index) => this.#validator(variantOf(name, index))(task));
    return { name, variant: variant ?? '' };
  }

  #result({ name, variant }: SandboxTask, userAgent: string): Json {
    // A function, because `$&` in a User-Agent would be a pattern.
    return JSON.parse(JSON.stringify(this.data.results[name]?.[variant]), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(this.data.userAgentPlaceholder, () => userAgent) : value,
    );
  }
}

/** Every task type in each variant. */
function tasksOf({ results }: SandboxData): SandboxTask[] {
  return Object.entries(results).flatMap(([name, variants]) =>
    Object.keys(variants).map((variant) => ({ name, variant })),
  );
}

const variantOf = (name: string, index: number): string => `${name}/anyOf/${index}`;

/** Parses a request body. If it is not a JSON object, returns the error of the service. */
export function parsed(text: string): Json | ApiError {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {}
  return new ApiError('ERROR_TASK_ABSENT', 'the body is not a JSON object.');
}

/** Uses the file size error, because only images make a body this large. */
export function tooLarge(limit: number): ApiError {
  return new ApiError('ERROR_TOO_BIG_CAPTCHA_FILESIZE', `the body is over ${limit} bytes.`);
}

/** The response to a failed method call. */
export function failure(method: MethodName, { code, message }: ApiError): Json {
  const described = method === 'createTask' || method === 'getTaskResult';
  return {
    errorId: 1,
    errorCode: code,
    ...(described && { errorDescription: `Sandbox: ${message}` }),
    ...(method === 'createTask' && { taskId: 0 }),
    sandbox: true,
  };
}
