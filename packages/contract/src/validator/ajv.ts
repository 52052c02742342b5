import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Compiles the schemas of a contract. Messages are off: the sentences of the rules replace them. */
export function contractAjv(schemas: Readonly<Record<string, unknown>>, source = false): Ajv2020 {
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
  return ajv.addSchema({ components: { schemas } }, 'contract');
}

export const schemaId = (name: string): string => `contract#/components/schemas/${name}`;
