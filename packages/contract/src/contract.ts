import type { ErrorGroup, ProxyRule } from './types.ts';
import { withUnions } from './unions.ts';
import { readYaml } from './yaml.ts';

/** openapi.yaml as data. Only the parts this package reads are typed. */
export interface Contract {
  'x-limits': Limits;
  servers: Server[];
  paths: Record<string, { servers?: Server[]; get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}

export interface Limits {
  imageBytes: { minimum: number; maximum: number };
  pollSpacingSeconds: number;
  pollsPerTask: number;
  resultKeptSeconds: number;
  otherTiming: RawTiming;
}

interface Server {
  url: string;
}

export interface Operation {
  operationId: string;
  'x-text': string;
  'x-page': string;
  'x-alias-of'?: string;
  requestBody?: Body;
  responses?: Record<string, Body>;
}

export interface Body {
  content?: Record<string, { examples?: Record<string, object> }>;
}

/** The JSON Schema keywords the contract uses, plus its custom `x-` keywords. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  properties?: Record<string, Schema | false>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  'x-text'?: string;
  'x-when'?: string;
  'x-constraints'?: string[];
  'x-variant'?: string | string[];
  'x-type'?: string[];
  'x-alias'?: string[];
  'x-key'?: string;
  'x-rule'?: string;
  /** Never stored, shared or sent to the sandbox. */
  'x-secret'?: boolean;
  'x-task'?: RawTask;
  'x-errors'?: RawError[];
}

export interface RawTask {
  page: string;
  proxy: ProxyRule;
  proxyNote?: string;
  proxyRequiredFor?: string[];
  solution: string;
  restriction?: string;
  usualWaitSeconds: [number, number] | null;
  priceUnit: string;
  priceNote?: string;
  timing: RawTiming;
}

export interface RawTiming {
  firstDelay: number;
  firstDelayNocache: number | null;
  interval: number;
  timeout: number;
}

interface RawError {
  code: string;
  label: string;
  group: ErrorGroup;
  aliases?: string[];
}

/** The package folder, for files outside src/. */
export const HOME = new URL('../', import.meta.url);

export const contract: Contract = withUnions(load('openapi.yaml') as Contract);

checkReferences(contract.components, contract);
for (const [name, { 'x-task': task }] of Object.entries(contract.components.schemas))
  if (task) checkTaskKeys(name, task);

/** A misspelled one would otherwise be reported by the bundler, the linter or a page, without the name of the file. */
export function checkReferences(components: object, node: unknown, place: string[] = []): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && !has(components, String(value)))
      throw new Error(
        `packages/contract/openapi.yaml: in ${place.join(' > ')}, "${value}" refers to nothing.`,
      );
    checkReferences(components, value, [...place, key]);
  }
}

function has(components: object, reference: string): boolean {
  const [, group, name] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? [];
  const groups = new Map<string | undefined, object>(Object.entries(components));
  return name !== undefined && Object.hasOwn(groups.get(group) ?? {}, name);
}

/** A misspelled key would otherwise be reported as a missing text. */
export function checkTaskKeys(name: string, task: object): void {
  const required = { page: 1, proxy: 1, solution: 1, usualWaitSeconds: 1, priceUnit: 1, timing: 1 };
  const optional = { proxyNote: 1, proxyRequiredFor: 1, restriction: 1, priceNote: 1 };
  const keys = { ...required, ...optional } satisfies Record<keyof RawTask, number>;
  const missing = Object.keys(required).find((key) => !(key in task));
  if (missing) throw new Error(`openapi.yaml: x-task of ${name} lacks "${missing}".`);
  const wrong = Object.keys(task).find((key) => !(key in keys));
  if (wrong) throw unknown(`key of x-task in ${name}`, wrong, Object.keys(keys));
}

export function schema(name: string): Schema {
  const found = contract.components.schemas[name];
  if (!found) throw unknown('schema', name, Object.keys(contract.components.schemas));
  return found;
}

/** Follows `$ref`; keywords beside it take precedence. */
export function resolve(given: Schema): Schema {
  if (!given.$ref) return given;
  const { $ref, ...own } = given;
  return { ...resolve(schema($ref.replace('#/components/schemas/', ''))), ...own };
}

/** A YAML file of the package. */
export function load(file: string): unknown {
  const name = `packages/contract/${file}`;
  const data = readYaml(new URL(file, HOME), name);
  if (typeof data === 'object' && data !== null) return data;
  throw new Error(`${name} must hold a map, but it holds ${JSON.stringify(data)}.`);
}

export function unknown(kind: string, name: string, known: readonly string[]): Error {
  return new Error(`There is no ${kind} "${name}" in the contract; known are ${known.join(', ')}.`);
}
