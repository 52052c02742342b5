/** `unreachable`: no host responded. `refused`: a host responded, but not with results. */
export type Failure = 'unreachable' | 'refused';

/** Uses the client's error classes (spec 8.8): RetryError means that every host failed. */
export function failureOf(error: unknown): Failure {
  return (error as Error | undefined)?.name === 'RetryError' ? 'unreachable' : 'refused';
}
