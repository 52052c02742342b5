import { workerData } from 'node:worker_threads';
import { start } from './worker.ts';

// The pool sends no task before this module is evaluated, so a worker gets tasks only after its indexes are loaded.
export default await start(workerData);
