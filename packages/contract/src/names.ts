import { contract, resolve, type Schema, schema, unknown } from './contract.ts';

/** In the order of the contract. */
export const METHOD_NAMES = [
  'createTask',
  'getTaskResult',
  'getBalance',
  'getUserAgent',
  'reportIncorrectImageCaptcha',
  'reportIncorrectTokenCaptcha',
] as const;

/** The name of a schema with `x-task`. */
export type TaskName = string;
export type MethodName = (typeof METHOD_NAMES)[number];

/** In the order of the contract. */
export const TASK_NAMES: readonly TaskName[] = Object.entries(contract.components.schemas).flatMap(
  ([name, given]) => (given['x-task'] ? [name] : []),
);

export const isTask = (name: string): boolean => TASK_NAMES.includes(name);
export const isMethod = (name: string): name is MethodName =>
  (METHOD_NAMES as readonly string[]).includes(name);

export function taskName(name: string): TaskName {
  if (!isTask(name)) throw unknown('task type', name, TASK_NAMES);
  return name;
}

export function methodName(name: string): MethodName {
  if (!isMethod(name)) throw unknown('method', name, METHOD_NAMES);
  return name;
}

/** The method that receives a task type, or the method itself. */
export function methodOf(name: string): MethodName {
  return isMethod(name) ? name : 'createTask';
}

/** A task type or a method. */
export function anyName(name: string): TaskName | MethodName {
  if (!isTask(name) && !isMethod(name)) {
    throw unknown('task type or method', name, [...TASK_NAMES, ...METHOD_NAMES]);
  }
  return name;
}

export function rawTask(name: string) {
  const found = schema(taskName(name));
  if (!found['x-task']) throw new Error(`packages/contract/openapi.yaml: schema ${name} lacks x-task.`);
  return { schema: found, ...found['x-task'] };
}

/** The members of anyOf that narrow a task or a solution to a variant, by the variant's name. */
export function variantsOf(given: Schema): Map<string, Schema> {
  const variants = (given.anyOf ?? []).flatMap((one) =>
    [one['x-variant'] ?? []].flat().map((name) => [name, one] as const),
  );
  return new Map(variants);
}

/** A variant by name. Without a name: the first variant, or undefined if the task type has none. */
export function variantName(task: string, variant: string | undefined): string | undefined {
  const known = [...variantsOf(rawTask(task).schema).keys()];
  if (variant === undefined) return known[0];
  if (!known.includes(variant)) {
    throw known.length > 0
      ? unknown(`variant of ${task}`, variant, known)
      : new Error(`${task} has no variants, so there is no "${variant}" in the contract.`);
  }
  return variant;
}

/** Values of `type` and `class` that select a task type: its own name first, then aliases. */
export function selectors(name: TaskName): { types: string[]; class?: string } {
  const { type, class: kind } = schema(name).properties ?? {};
  const given = type ? resolve(type) : {};
  const types = given.const === undefined ? (given.enum ?? []) : [given.const];
  return { types: types.map(String), ...(kind && { class: String(resolve(kind).const) }) };
}

export function operation(name: MethodName) {
  for (const [path, item] of Object.entries(contract.paths)) {
    const verb = item.get ? 'GET' : 'POST';
    const found = item.get ?? item.post;
    if (found?.operationId === name) return { ...found, path, verb, onSite: Boolean(item.servers) } as const;
  }
  throw new Error(`packages/contract/openapi.yaml has no operation ${name}.`);
}

/** Names of the schemas of a method's request and response. */
export function bodies(name: MethodName): { request?: string; response: string } {
  if (name === 'getUserAgent') return { response: 'GetUserAgentResponse' };
  const subject = name.startsWith('report') ? 'Report' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { request: `${subject}Request`, response: `${subject}Response` };
}
