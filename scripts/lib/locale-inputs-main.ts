// Run in its own process: in that of the build, TypeScript's loader would hold 100 MB until the build ends.
import { localeInputs } from './locale-inputs.ts';
import { ROOT } from './root.mjs';

console.log(JSON.stringify(localeInputs(ROOT)));
