/** `unreachable`: no host responded. `refused`: one did, but not with results. */
export type Failure = 'unreachable' | 'refused';

/** The client's own classes (spec 8): its RetryError means that every host failed. */
export function failureOf(error: unknown): Failure {
  return (error as Error | undefined)?.name === 'RetryError' ? 'unreachable' : 'refused';
}
