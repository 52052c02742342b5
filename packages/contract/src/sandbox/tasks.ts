import { ApiError } from './faults.ts';

/** A task that the sandbox pretends to solve. */
export interface SandboxTask {
  name: string;
  /** Empty if the task type has no variants. */
  variant: string;
}

/** Stores the tasks of a sandbox and reports their progress. */
export interface SandboxTasks {
  create(task: SandboxTask): number;
  /** Throws ERROR_NO_SUCH_CAPCHA_ID. */
  find(id: unknown): SandboxTask;
  /** `call` is the number of this getTaskResult call; the first one is 1. */
  poll(id: unknown): SandboxTask & { call: number; ready: boolean };
}

export function unknownTask(id: unknown): ApiError {
  return new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `there is no task ${cut(JSON.stringify(id) ?? '')}.`);
}

export function expiredTask(id: number, seconds: number): ApiError {
  return new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `task ${id} is older than ${seconds} s.`);
}

const MAX_SHOWN = 60;

/** Text of the client that a response repeats. */
export function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
