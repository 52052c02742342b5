import { ApiError } from './faults.ts';
import { SANDBOX_TIMING } from './keys.ts';

/** A task that the sandbox pretends to solve. */
export interface SandboxTask {
  name: string;
  /** Empty if the task type has no variants. */
  variant: string;
}

/** Unit of the creation time in an id. */
const TICK_MS = 100;
/** Ids leave room for this many task types and variants. They stay below 2^53 for thousands of years. */
const MAX_TASKS = 256;
/** Maximum clock difference between processes. */
const CLOCK_DIFFERENCE_MS = 5000;

/**
 * Tasks exist only as ids that contain the creation time, the task type and the variant. So nothing is stored, and every
 * process accepts the ids of the others. Anybody can make up an id, and gets an example that is public.
 */
export class SandboxTasks {
  readonly #tasks: readonly SandboxTask[];
  readonly #keptSeconds: number;

  /** The position of a task is part of its ids. */
  constructor(tasks: readonly SandboxTask[], keptSeconds: number) {
    this.#tasks = tasks;
    this.#keptSeconds = keptSeconds;
  }

  create({ name, variant }: SandboxTask): number {
    const position = this.#tasks.findIndex((one) => one.name === name && one.variant === variant);
    return Math.floor(Date.now() / TICK_MS) * MAX_TASKS + position;
  }

  /** Throws ERROR_NO_SUCH_CAPCHA_ID. `call` is the number of this getTaskResult call; the first one is 1. */
  poll(id: unknown): SandboxTask & { call: number; ready: boolean } {
    const { task, age } = this.#read(id);
    const { intervalSeconds, readyAfterSeconds } = SANDBOX_TIMING;
    // Half an interval of tolerance: clients that poll once per interval get the states in order.
    const call = Math.max(1, Math.round(age / 1000 / intervalSeconds));
    return { ...task, call, ready: call >= readyAfterSeconds / intervalSeconds };
  }

  #read(id: unknown): { task: SandboxTask; age: number } {
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) throw unknownTask(id);
    const task = this.#tasks[id % MAX_TASKS];
    const age = Date.now() - Math.floor(id / MAX_TASKS) * TICK_MS;
    if (!task || age < -CLOCK_DIFFERENCE_MS) throw unknownTask(id);
    if (age > this.#keptSeconds * 1000) {
      throw new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `task ${id} is older than ${this.#keptSeconds} s.`);
    }
    return { task, age };
  }
}

function unknownTask(id: unknown): ApiError {
  return new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `there is no task ${cut(JSON.stringify(id) ?? '')}.`);
}

const MAX_SHOWN = 60;

/** Text of the client that a response repeats. */
export function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
