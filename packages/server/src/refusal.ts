/** A rejected request: the status, and a sentence for the client. */
export class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}
