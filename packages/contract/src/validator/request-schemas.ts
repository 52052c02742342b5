import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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

/** Settings of all compiled validators. Messages are off: the sentences of the rules replace them. */
export function requestAjv(source = false): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    messages: false,
    // Compiles shared schemas, mainly the proxy, to one function each instead of a copy in every task type.
    inlineRefs: false,
    code: { source, esm: true },
  });
  // The export has either shape, depending on how the CommonJS module is loaded.
  const formats = 'default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats;
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  const { schemas } = contract.components;
  const { properties, ...envelope } = schema('CreateTaskRequest');
  const given = {
    ...schemas,
    [ENVELOPE]: { ...envelope, properties: { ...properties, task: { type: 'object' } } },
  };
  return ajv.addSchema(withoutTexts({ components: { schemas: given } }) as object, 'contract');
}

const known = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** Compiled on first use. */
export function requestValidator(name: string): ValidateFunction {
  ajv ??= requestAjv();
  const found = known.get(name) ?? ajv.getSchema(schemaId(name));
  if (!found) throw new Error(`packages/contract/openapi.yaml has no schema ${name}.`);
  known.set(name, found);
  return found;
}

export const schemaId = (name: string): string => `contract#/components/schemas/${name}`;

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
    proxyFields: Object.keys(schema('OptionalProxy').properties ?? {}),
    imageBytes: contract['x-limits'].imageBytes,
    rules: namedRules(contract.components.schemas),
  };
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

/** Removes the custom keys, which ajv would copy into the code. */
function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key.startsWith('x-') ? [] : [[key, withoutTexts(value)]],
    ),
  );
}
