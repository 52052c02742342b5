import { contract } from './contract.ts';
import { Fault } from './sandbox-faults.ts';
import type { TaskName } from './types.ts';

export interface SandboxTiming {
  /** Least time between two getTaskResult calls for one task. */
  pollSpacingSeconds: number;
  /** How many calls answer `processing` before the task is ready. */
  pollsBeforeReady: number;
}

interface SandboxTask {
  name: TaskName;
  variant: string | undefined;
  created: number;
  lastPoll: number;
  polls: number;
}

/** Old tasks are forgotten, so that a sandbox that runs for days does not grow. */
const MAX_TASKS = 10_000;

/** The tasks a sandbox has taken, and the rules of asking for their results. */
export class SandboxTasks {
  private readonly timing: SandboxTiming;
  private readonly tasks = new Map<number, SandboxTask>();
  private lastId = 7_000_000;

  constructor(timing: SandboxTiming) {
    this.timing = timing;
  }

  create(name: TaskName, variant: string | undefined): number {
    this.lastId += 1;
    const created = Date.now();
    this.tasks.set(this.lastId, { name, variant, created, lastPoll: 0, polls: 0 });
    const [oldest] = this.tasks.keys();
    if (this.tasks.size > MAX_TASKS && oldest !== undefined) this.tasks.delete(oldest);
    return this.lastId;
  }

  find(id: unknown): SandboxTask {
    const task = typeof id === 'number' ? this.tasks.get(id) : undefined;
    if (!task)
      throw new Fault(
        'ERROR_NO_SUCH_CAPCHA_ID',
        `there is no task ${JSON.stringify(id) ?? 'without taskId'}.`,
      );
    const { resultKeptSeconds } = contract['x-limits'];
    if (Date.now() - task.created > resultKeptSeconds * 1000) {
      throw new Fault('ERROR_NO_SUCH_CAPCHA_ID', `task ${id} is older than ${resultKeptSeconds} s.`);
    }
    return task;
  }

  poll(id: unknown): SandboxTask & { ready: boolean } {
    const task = this.find(id);
    const { pollsPerTask } = contract['x-limits'];
    const sinceLast = Date.now() - task.lastPoll;
    task.lastPoll = Date.now();
    task.polls += 1;
    if (task.polls > pollsPerTask) {
      throw new Fault(
        'ERROR_IP_BLOCKED',
        `over ${pollsPerTask} calls for one task; block reason WrongTaskId.`,
      );
    }
    if (sinceLast < this.timing.pollSpacingSeconds * 1000) {
      throw new Fault('ERROR_TOO_MUCH_REQUESTS', `the last call for this task was ${sinceLast} ms ago.`);
    }
    return { ...task, ready: task.polls > this.timing.pollsBeforeReady };
  }
}
