import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Schema, schema } from '../contract.ts';
import { bodies, METHOD_NAMES, type MethodName, selectors, TASK_NAMES, variantsOf } from '../names.ts';
import type { Rule } from './rules.ts';

/** The facts that the validator takes from the contract; plain data, because pages get them as JSON. */
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
  /** Names of the schemas of the request bodies; createTask has the one of its body without the task. */
  requests: Partial<Record<MethodName, string>>;
  proxyFields: string[];
  imageBytes: { minimum: number; maximum: number };
  rules: Record<string, Rule>;
}

/** createTask's body with any object as the task: tasks are checked on their own, for faults that say what is wrong. */
const ENVELOPE = 'CreateTaskEnvelope';

export const REQUEST_SCHEMAS: readonly string[] = [...new Set([...TASK_NAMES, ...Object.values(requests())])];

/** Settings of all compiled validators: without messages, which the sentences of the rules replace. */
export function requestAjv(source = false): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    messages: false,
    // Shared schemas, the proxy above all, become one function each instead of a copy in every task type.
    inlineRefs: false,
    code: { source, esm: true },
  });
  // Both shapes exist, depending on how the CommonJS module is loaded.
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

/** Compiled with its first use. */
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

/** `x-rule` stands beside a pattern or a `not`; that of the whole task is under the empty name. */
function namedRules(node: unknown, name = ''): Record<string, Rule> {
  if (typeof node !== 'object' || node === null) return {};
  const { 'x-rule': rule, pattern } = node as { 'x-rule'?: Rule; pattern?: string };
  const own = rule ? { [pattern ?? ('x-task' in node ? '' : name)]: rule } : {};
  const inner = Object.entries(node).map(([key, child]) => namedRules(child, key));
  return Object.assign({}, ...inner, own);
}

/** Keys of our own, which ajv would copy into the code. */
function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key.startsWith('x-') ? [] : [[key, withoutTexts(value)]],
    ),
  );
}
