import { requestChecks } from './check.ts';
import { facts, validator } from './compiled.ts';

export { FAULT_CODES, type Fault, isObject } from './check.ts';
export { type FaultTexts, faultSentence, fieldName, type Problem, RULES, type Rule } from './rules.ts';

/** The checks against the contract of this checkout; in pages, against the one that they were built with. */
export const { requestFaults, taskOf } = requestChecks(facts, validator);
