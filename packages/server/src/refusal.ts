/** A request that is refused: the status, and a sentence that the client reads. */
export class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}
