import { StepFailed } from './step.mjs';

/**
 * Runs a script. If a step fails, prints its message instead of a stack trace and exits.
 * @param {() => Promise<void>} work
 */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
