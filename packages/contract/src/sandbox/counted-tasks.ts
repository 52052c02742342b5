import { ApiError } from './faults.ts';
import type { SandboxData } from './sandbox.ts';
import { expiredTask, type SandboxTask, type SandboxTasks, unknownTask } from './tasks.ts';

export interface CountedTiming {
  /** Minimum time between two getTaskResult calls for one task. */
  pollSpacingSeconds: number;
  /** How many calls return `processing` before the task is ready. */
  pollsBeforeReady: number;
}

interface CountedTask extends SandboxTask {
  created: number;
  lastPoll: number;
  polls: number;
}

/** Older tasks are dropped, so that the memory of a long-running sandbox does not grow. */
const MAX_TASKS = 10_000;

/** Keeps tasks in the memory of one process and enforces the contract's limits on calls for one task. */
export class CountedTasks implements SandboxTasks {
  private readonly timing: CountedTiming;
  private readonly limits: SandboxData['limits'];
  private readonly tasks = new Map<number, CountedTask>();
  private lastId = 7_000_000;

  constructor(timing: CountedTiming, limits: SandboxData['limits']) {
    this.timing = timing;
    this.limits = limits;
  }

  create({ name, variant }: SandboxTask): number {
    this.lastId += 1;
    const created = Date.now();
    this.tasks.set(this.lastId, { name, variant, created, lastPoll: 0, polls: 0 });
    const [oldest] = this.tasks.keys();
    if (this.tasks.size > MAX_TASKS && oldest !== undefined) this.tasks.delete(oldest);
    return this.lastId;
  }

  find(id: unknown): CountedTask {
    const task = typeof id === 'number' ? this.tasks.get(id) : undefined;
    if (!task) throw unknownTask(id);
    const { resultKeptSeconds } = this.limits;
    if (Date.now() - task.created > resultKeptSeconds * 1000)
      throw expiredTask(id as number, resultKeptSeconds);
    return task;
  }

  poll(id: unknown): SandboxTask & { call: number; ready: boolean } {
    const task = this.find(id);
    const { pollsPerTask } = this.limits;
    const sinceLast = Date.now() - task.lastPoll;
    task.lastPoll = Date.now();
    task.polls += 1;
    if (task.polls > pollsPerTask) {
      throw new ApiError(
        'ERROR_IP_BLOCKED',
        `over ${pollsPerTask} calls for one task; block reason WrongTaskId.`,
      );
    }
    if (sinceLast < this.timing.pollSpacingSeconds * 1000) {
      throw new ApiError('ERROR_TOO_MUCH_REQUESTS', `the last call for this task was ${sinceLast} ms ago.`);
    }
    const { name, variant, polls } = task;
    return { name, variant, call: polls, ready: polls > this.timing.pollsBeforeReady };
  }
}
