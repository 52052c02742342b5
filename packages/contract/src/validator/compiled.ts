// In pages, the bundler replaces this module with code that needs neither ajv nor the contract file: see standalone.ts.
import type { ValidateFunction } from 'ajv';
import { type RequestFacts, requestFacts, requestValidator } from './request-schemas.ts';

/** The facts besides the schemas that request faults depend on. */
export const facts: RequestFacts = requestFacts();

/** A compiled schema of REQUEST_SCHEMAS. */
export function validator(name: string): ValidateFunction {
  return requestValidator(name);
}
