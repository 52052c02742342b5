// In pages, the bundler replaces this module with code that needs neither ajv nor the contract file: see standalone.ts.
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { contractAjv, schemaId } from './ajv.ts';
import { type RequestFacts, requestFacts, requestSchemas } from './request-schemas.ts';

/** The facts besides the schemas that request faults depend on. */
export const facts: RequestFacts = requestFacts();

let ajv: Ajv2020 | undefined;

/** A schema of REQUEST_SCHEMAS, compiled on first use. */
export function validator(name: string): ValidateFunction {
  ajv ??= contractAjv(requestSchemas());
  const found = ajv.getSchema(schemaId(name));
  if (!found) throw new Error(`packages/contract/openapi.yaml has no schema ${name}.`);
  return found as ValidateFunction;
}
