export { ApiError } from './faults.ts';
export { SANDBOX_TIMING } from './keys.ts';
export { failure, parsed, Sandbox, type SandboxData, tooLarge } from './sandbox.ts';
