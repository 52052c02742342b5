import { HttpError } from './http-error.ts';
import { MAX_RESPONSE_BYTES } from './limits.ts';

/**
 * Writes JSON piece by piece and stops when it gets too long, so that an oversized response is never held in memory in
 * full.
 */
export class JsonWriter {
  readonly #pieces: string[] = [];
  #bytes = 0;
  #separator = '';

  raw(text: string): void {
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > MAX_RESPONSE_BYTES)
      throw new HttpError(
        400,
        `The response would be larger than ${MAX_RESPONSE_BYTES} bytes: lower "hitsPerPage" or ask for fewer attributes`,
      );
    this.#pieces.push(text);
  }

  /** Opens an object or a list. */
  open(bracket: '{' | '['): void {
    this.raw(this.#separator + bracket);
    this.#separator = '';
  }

  close(bracket: '}' | ']'): void {
    this.raw(bracket);
    this.#separator = ',';
  }

  fields(object: object): void {
    for (const [name, value] of Object.entries(object)) {
      this.raw(`${this.#separator}"${name}":${JSON.stringify(value)}`);
      this.#separator = ',';
    }
  }

  list<Item>(name: string, items: readonly Item[], shape: (item: Item) => unknown): void {
    this.raw(`${this.#separator}"${name}":[`);
    items.forEach((item, i) => {
      this.raw((i === 0 ? '' : ',') + JSON.stringify(shape(item)));
    });
    this.raw(']');
    this.#separator = ',';
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
