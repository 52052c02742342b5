import { setImmediate as turn } from 'node:timers/promises';
import type { ValidateFunction } from 'ajv';
import type { Limits } from '../contract.ts';
import type { ErrorEntry, MethodName } from '../types.ts';
import { contractAjv, schemaId } from '../validator/ajv.ts';
import { isObject, type RequestChecks, requestChecks } from '../validator/check.ts';
import type { RequestFacts } from '../validator/request-schemas.ts';
import { type FaultTexts, faultSentence, type Problem } from '../validator/rules.ts';
import { ApiError, CONNECTION_KEYS, injectFault, injectsFaults, SOLVING_GROUPS } from './faults.ts';
import { SANDBOX_KEY } from './keys.ts';
import { cut, type SandboxTask, type SandboxTasks } from './tasks.ts';

type Json = Record<string, unknown>;

interface Endpoint {
  method: MethodName;
  verb: 'GET' | 'POST';
}

/** The part of a contract that a sandbox works with, as plain data. */
export interface SandboxData {
  /** By path. */
  endpoints: Record<string, Endpoint>;
  limits: Pick<Limits, 'resultKeptSeconds' | 'pollsPerTask' | 'pollSpacingSeconds'>;
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

export interface SandboxOptions {
  tasks: SandboxTasks;
  /** The User-Agent that getUserAgent returns and solutions contain. */
  userAgent: string;
  /** Sends the result of a task to its `callbackUrl`. If not set, the createTask response shows what would be sent. */
  callBack?: (url: string, result: Json) => void;
  /** Whether keys can request broken connections. */
  connectionFaults?: boolean;
}

const MAX_NAMED_FAULTS = 10;
/** Of a `callbackUrl` that the response shows. */
const MAX_SHOWN_URL = 2048;

/** Checks requests against a contract and responds with its examples; nothing is solved. */
export class Sandbox {
  readonly data: SandboxData;
  readonly #checks: RequestChecks;
  readonly #validators: ReadonlyMap<string, ValidateFunction>;

  private constructor(data: SandboxData, validators: ReadonlyMap<string, ValidateFunction>) {
    this.data = data;
    this.#validators = validators;
    this.#checks = requestChecks(data.facts, (name) => this.#validator(name));
  }

  /**
   * Compiles every schema, so that a contract that cannot be used fails here. Takes a turn of the event loop for each,
   * because the server opens a new contract while it serves pages.
   */
  static async open(data: SandboxData): Promise<Sandbox> {
    const ajv = contractAjv(data.schemas);
    const { requests, tasks } = data.facts;
    const names = [
      ...Object.values(requests),
      ...tasks.flatMap(({ name, variants }) => [name, ...variants.map((_, index) => variantOf(name, index))]),
    ];
    const validators = new Map<string, ValidateFunction>();
    for (const name of names) {
      const found = ajv.getSchema(schemaId(name));
      if (!found) throw new Error(`The contract has no schema ${name}.`);
      validators.set(name, found as ValidateFunction);
      await turn();
    }
    const sandbox = new Sandbox(data, validators);
    const isWhole = [data.limits, data.errors, data.faultTexts, data.results, data.responses].every(
      isObjectOrList,
    );
    if (!isWhole || sandbox.#checks.requestFaults('createTask', data.exampleRequest).length > 0)
      throw new Error('its parts are missing or do not fit together');
    return sandbox;
  }

  /** The method at a path. */
  endpoint(path: string): Endpoint | undefined {
    return Object.hasOwn(this.data.endpoints, path) ? this.data.endpoints[path] : undefined;
  }

  /** Every task type in each variant. */
  tasks(): SandboxTask[] {
    return Object.entries(this.data.results).flatMap(([name, results]) =>
      Object.keys(results).map((variant) => ({ name, variant })),
    );
  }

  /** Throws HTTP and connection faults. */
  respond(method: MethodName, body: unknown, options: SandboxOptions): Json {
    try {
      return { ...this.#success(method, body, options), sandbox: true };
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

  #success(method: MethodName, body: unknown, options: SandboxOptions): Json {
    const { tasks, callBack, connectionFaults = false, userAgent } = options;
    const { clientKey: key, ...request } = isObject(body) ? body : {};
    this.#checkKey(method, key, connectionFaults);
    this.#checkRequest(method, body);
    switch (method) {
      case 'createTask': {
        const task = this.#requestedTask(request.task as Json);
        const taskId = tasks.create(task);
        const { callbackUrl } = request;
        if (typeof callbackUrl !== 'string') return { errorId: 0, taskId };
        const result = { ...this.#result(task, userAgent), sandbox: true };
        callBack?.(callbackUrl, result);
        if (callBack) return { errorId: 0, taskId };
        const url = callbackUrl.slice(0, MAX_SHOWN_URL);
        return { errorId: 0, taskId, sandboxCallback: { sent: false, url, body: result } };
      }
      case 'getTaskResult': {
        const { call, ready, ...task } = tasks.poll(request.taskId);
        injectFault(key as string, call);
        return ready ? this.#result(task, userAgent) : this.data.responses.processing;
      }
      case 'getBalance':
        return this.data.responses.getBalance;
      default:
        tasks.find(request.taskId);
        return this.data.responses.report;
    }
  }

  /**
   * YOUR_API_KEY, with or without key modifiers, is the only valid key. If the key is an error code, that error is
   * returned: by getTaskResult if the error occurs while solving, otherwise by every method.
   */
  #checkKey(method: MethodName, key: unknown, connectionFaults: boolean): void {
    if (typeof key !== 'string') throw new ApiError('ERROR_KEY_DOES_NOT_EXIST', 'clientKey is missing.');
    const [name = '', ...modifiers] = key.split('__');
    if (name === SANDBOX_KEY && modifiers.every((one) => /^\w+$/.test(one))) return;
    if (CONNECTION_KEYS.has(key) && !connectionFaults) {
      throw new ApiError('ERROR_KEY_DOES_NOT_EXIST', `the key ${key} works in \`npm run sandbox\` only.`);
    }
    if (injectsFaults(key)) return;
    const wanted = this.data.errors.find(({ code, aliases }) => code === key || aliases.includes(key));
    if (!wanted) {
      throw new ApiError(
        'ERROR_KEY_DOES_NOT_EXIST',
        `clientKey is unknown; the sandbox accepts ${SANDBOX_KEY}.`,
      );
    }
    if (!SOLVING_GROUPS.has(wanted.group) || method === 'getTaskResult') {
      throw new ApiError(key, `requested by the key. ${wanted.meaning.replaceAll('`', '')}`);
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

  #validator(name: string): ValidateFunction {
    return this.#validators.get(name) as ValidateFunction; // open() checks the names
  }

  #result({ name, variant }: SandboxTask, userAgent: string): Json {
    // A function, because `$&` in a User-Agent would be a pattern.
    return JSON.parse(JSON.stringify(this.data.results[name]?.[variant]), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(this.data.userAgentPlaceholder, () => userAgent) : value,
    );
  }
}

const isObjectOrList = (value: unknown): boolean => typeof value === 'object' && value !== null;

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
