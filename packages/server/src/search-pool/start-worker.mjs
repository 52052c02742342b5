import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { workerData } from 'node:worker_threads';

// JavaScript on purpose: worker threads have no TypeScript loader, and their own loader would take 18 MB each. The
// code arrives bundled, see bundle.ts.
const module = { exports: {} };
const parameters = ['module', 'exports', 'require'];
const run = compileFunction(workerData.code, parameters, { filename: 'search-worker.js' });
run(module, module.exports, createRequire(import.meta.url));

// The pool sends no task before this module is evaluated, so a worker gets tasks only after its indexes are loaded.
export default await module.exports.start(workerData);
