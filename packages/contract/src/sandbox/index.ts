export { ApiError } from './faults.ts';
export { SANDBOX_TIMING } from './keys.ts';
export { endpoints, failure, help, parsed, respond, tooLarge } from './responses.ts';
export { SignedTasks } from './signed-tasks.ts';
