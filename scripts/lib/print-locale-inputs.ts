// One process of its own: TypeScript's loader would take 100 MB of the build's process for as long as the build runs.
import { localeInputs } from './locale-inputs.ts';
import { ROOT } from './root.mjs';

console.log(JSON.stringify(localeInputs(ROOT)));
