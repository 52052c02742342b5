import { createHash, createHmac } from 'node:crypto';
import { contract, schema } from '../contract.ts';
import { TASK_NAMES, variantsOf } from '../names.ts';
import { ApiError } from './faults.ts';
import { SANDBOX_TIMING } from './keys.ts';
import type { SandboxTask, SandboxTasks } from './responses.ts';

// A task id is an integer that clients may store as a double: 52 bits. The parts are listed from the highest bits down.
const SIGNATURE_BITS = 30;
const TIME_BITS = 14;
const TASK_BITS = 8;
/** Unit of the creation time, which wraps after 27 minutes. The signature covers the full time. */
const TICK_MS = 100;
/** Maximum clock difference between processes. */
const CLOCK_DIFFERENCE_MS = 5000;

/** Every task type in each variant. The position is part of the ids. */
const TASKS: readonly SandboxTask[] = TASK_NAMES.flatMap((name): SandboxTask[] => {
  const variants = [...variantsOf(schema(name)).keys()];
  return variants.length > 0
    ? variants.map((variant) => ({ name, variant }))
    : [{ name, variant: undefined }];
});

/**
 * The default key: the same for all processes that number the tasks in the same way. It does not need to be secret: a
 * forged id only leads to an example that is public.
 */
const PUBLIC_KEY = createHash('sha256').update(JSON.stringify(TASKS)).digest('hex');

/**
 * Tasks exist only as signed ids that contain the task type, the variant and the creation time. So nothing is stored,
 * and processes with the same key accept each other's ids. The progress of a task depends only on the time.
 */
export class SignedTasks implements SandboxTasks {
  private readonly key: string;

  constructor(key = PUBLIC_KEY) {
    this.key = key;
  }

  create({ name, variant }: SandboxTask): number {
    const task = TASKS.findIndex((one) => one.name === name && one.variant === variant);
    const tick = Math.floor(Date.now() / TICK_MS);
    const state = (tick % 2 ** TIME_BITS) * 2 ** TASK_BITS + task;
    return this.signature(task, tick) * 2 ** (TIME_BITS + TASK_BITS) + state;
  }

  find(id: unknown): SandboxTask {
    return this.read(id).task;
  }

  poll(id: unknown): SandboxTask & { call: number; ready: boolean } {
    const { task, age } = this.read(id);
    const { intervalSeconds, readyAfterSeconds } = SANDBOX_TIMING;
    // Half an interval of tolerance: clients that poll once per interval get the states in order.
    const call = Math.max(1, Math.round(age / 1000 / intervalSeconds));
    return { ...task, call, ready: call >= readyAfterSeconds / intervalSeconds };
  }

  private read(id: unknown): { task: SandboxTask; age: number } {
    const unknown = new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `there is no task ${JSON.stringify(id)}.`);
    if (!Number.isSafeInteger(id) || Number(id) <= 0) throw unknown;
    const number = Number(id);
    const position = number % 2 ** TASK_BITS;
    const time = Math.floor(number / 2 ** TASK_BITS) % 2 ** TIME_BITS;
    const latest = Math.floor((Date.now() + CLOCK_DIFFERENCE_MS) / TICK_MS);
    // The latest tick whose low bits match.
    const tick = latest - ((((latest - time) % 2 ** TIME_BITS) + 2 ** TIME_BITS) % 2 ** TIME_BITS);
    const task = TASKS[position];
    const signature = Math.floor(number / 2 ** (TIME_BITS + TASK_BITS));
    if (!task || signature !== this.signature(position, tick)) throw unknown;
    const age = Date.now() - tick * TICK_MS;
    const { resultKeptSeconds } = contract['x-limits'];
    if (age > resultKeptSeconds * 1000) {
      throw new ApiError('ERROR_NO_SUCH_CAPCHA_ID', `task ${id} is older than ${resultKeptSeconds} s.`);
    }
    return { task, age };
  }

  private signature(task: number, tick: number): number {
    const digest = createHmac('sha256', this.key).update(`${task} ${tick}`).digest();
    return digest.readUInt32BE() >>> (32 - SIGNATURE_BITS);
  }
}
