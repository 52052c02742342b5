import { faultTexts } from './fault-texts.ts';
import { bodies, methodName } from './names.ts';
import type { Validation } from './types.ts';
import { requestFaults } from './validator/index.ts';
import { faultSentence, type Problem } from './validator/rules.ts';

/** Validates the request body of a method. */
export function validateRequest(method: string, body: unknown): Validation {
  if (!bodies(methodName(method)).request) {
    return { valid: false, errors: [`${method} takes no request body.`] };
  }
  return validation(requestFaults(method, body));
}

/** The problems as English sentences without markup. */
export function validation(problems: readonly Problem[]): Validation {
  if (problems.length === 0) return { valid: true };
  const texts = faultTexts('en');
  const sentences = problems.map((problem) => faultSentence(problem, texts).replaceAll('`', ''));
  return { valid: false, errors: [...new Set(sentences)] };
}
