import { contract, type Schema, schema } from '../contract.ts';
import { bodies, METHOD_NAMES, type MethodName, selectors, TASK_NAMES, variantsOf } from '../names.ts';
import type { Rule } from './rules.ts';

/** The facts that the validator reads from the contract. Plain data, because pages receive them as JSON. */
export interface RequestFacts {
  tasks: {
    name: string;
    /** Values of `type` and `class` that select the task type. */
    types: string[];
    class?: string;
    /** In the order of the schema's anyOf. */
    variants: string[];
    /** Fields with an image, or with a list of images. */
    images: string[];
  }[];
  /** Schema names of the request bodies. For createTask: the schema of its body without the task. */
  requests: Partial<Record<MethodName, string>>;
  proxyFields: string[];
  imageBytes: { minimum: number; maximum: number };
  rules: Record<string, Rule>;
}

/** createTask's body with any object as the task. Tasks are checked separately, for more precise faults. */
const ENVELOPE = 'CreateTaskEnvelope';

export const REQUEST_SCHEMAS: readonly string[] = [...new Set([...TASK_NAMES, ...Object.values(requests())])];

/** The schemas that request bodies are checked against, without the custom keys, which ajv would copy into the code. */
export function requestSchemas(): Record<string, unknown> {
  const { properties, ...envelope } = schema('CreateTaskRequest');
  return withoutTexts({
    ...contract.components.schemas,
    [ENVELOPE]: { ...envelope, properties: { ...properties, task: { type: 'object' } } },
  }) as Record<string, unknown>;
}

export function requestFacts(): RequestFacts {
  return {
    tasks: TASK_NAMES.map((name) => ({
      name,
      ...selectors(name),
      variants: [...variantsOf(schema(name)).keys()],
      images: Object.entries(schema(name).properties ?? {}).flatMap(([field, given]) =>
        given && (isImage(given) || (given.items && isImage(given.items))) ? [field] : [],
      ),
    })),
    requests: requests(),
    proxyFields: proxyFields(),
    imageBytes: contract['x-limits'].imageBytes,
    rules: namedRules(contract.components.schemas),
  };
}

function proxyFields(): string[] {
  const { properties } = schema('OptionalProxy');
  if (!properties) throw new Error('packages/contract/openapi.yaml: OptionalProxy has no properties.');
  return Object.keys(properties);
}

function requests(): RequestFacts['requests'] {
  return Object.fromEntries(
    METHOD_NAMES.flatMap((name) => {
      const { request } = bodies(name);
      return request ? [[name, name === 'createTask' ? ENVELOPE : request]] : [];
    }),
  );
}

const isImage = ({ $ref }: Schema): boolean => $ref === '#/components/schemas/Base64Image';

/** `x-rule` appears next to a pattern or a `not`. The rule of the whole task has the empty name as its key. */
function namedRules(node: unknown, name = ''): Record<string, Rule> {
  if (typeof node !== 'object' || node === null) return {};
  const { 'x-rule': rule, pattern } = node as { 'x-rule'?: Rule; pattern?: string };
  const own = rule ? { [pattern ?? ('x-task' in node ? '' : name)]: rule } : {};
  const inner = Object.entries(node).map(([key, child]) => namedRules(child, key));
  return Object.assign({}, ...inner, own);
}

function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key.startsWith('x-') ? [] : [[key, withoutTexts(value)]],
    ),
  );
}
