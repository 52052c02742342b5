/** Far more than a reader's query needs, and less than a millisecond of work. */
export const MAX_REPAIR_STEPS = 20_000;

/** Limits the work of repairing one query. When no step is left, the rest of the query is searched as typed. */
export class Steps {
  #left = MAX_REPAIR_STEPS;

  /** False if no step is left. */
  take(): boolean {
    return this.#left > 0 && this.#left-- > 0;
  }

  get taken(): number {
    return MAX_REPAIR_STEPS - this.#left;
  }
}
