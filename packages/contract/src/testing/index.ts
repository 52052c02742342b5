// What only the tests of the packages and pages need.
export { identifiers } from './identifiers.ts';
export {
  type Validation,
  validateRequest,
  validateResponse,
  validateSolution,
  validateTask,
} from './validate.ts';
