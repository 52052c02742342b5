/** A fault the operator can mend. Its message is the sentence to print: the thing at fault and the mend. */
export class OperatorError extends Error {}
