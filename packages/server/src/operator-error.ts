export { OperatorError } from '@docs/site/variables';
