import { StepFailed } from './step.mjs';

/**
 * Runs a script's work; a failed step ends it with its sentence instead of a stack.
 * @param {() => Promise<void>} work
 */
export async function ending(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
