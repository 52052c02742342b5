// Run in its own process: in that of the build, TypeScript's loader would hold 100 MB until the build ends.
import { localeInputs } from './locale-inputs.ts';
import { ROOT } from './root.mjs';

try {
  console.log(JSON.stringify(localeInputs(ROOT)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
