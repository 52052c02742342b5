import { fileURLToPath } from 'node:url';
import generator from 'ajv/dist/standalone/index.js';
import { contractAjv, schemaId } from './ajv.ts';
import { REQUEST_SCHEMAS, requestFacts, requestSchemas } from './request-schemas.ts';

// The export has either shape, depending on how the CommonJS module is loaded.
const generate = 'default' in generator ? (generator.default as unknown as typeof generator) : generator;

/** The module that the generated code replaces in pages. */
export const COMPILED_MODULE = fileURLToPath(new URL('compiled.ts', import.meta.url));

/** A module with the exports of compiled.ts as standalone ajv code, because pages may not evaluate strings as code. */
export function standaloneValidator(): string {
  const names = Object.fromEntries(REQUEST_SCHEMAS.map((name) => [name, schemaId(name)]));
  const code = generate(contractAjv(requestSchemas(), true), names);
  return `${code}
export const facts = ${JSON.stringify(requestFacts())};
const all = { ${REQUEST_SCHEMAS.join(', ')} };
export const validator = (name) => all[name];
`;
}
