export { ApiError, breaksConnections } from './faults.ts';
export { SANDBOX_TIMING } from './keys.ts';
export { failure, help, methodPaths, parsed, respond, tooLarge } from './responses.ts';
export { SignedTasks } from './signed-tasks.ts';
