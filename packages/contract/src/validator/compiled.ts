// In pages, the bundler puts code in place of this module that needs neither ajv nor the contract's file: see standalone.ts.
import type { ValidateFunction } from 'ajv';
import { type RequestFacts, requestFacts, requestValidator } from './request-schemas.ts';

/** What the faults of a request depend on besides its schemas. */
export const facts: RequestFacts = requestFacts();

/** A compiled schema of REQUEST_SCHEMAS. */
export function validator(name: string): ValidateFunction {
  return requestValidator(name);
}
