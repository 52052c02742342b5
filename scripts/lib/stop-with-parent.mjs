// Loaded into what a build starts (node --import): if the build is killed, nothing is left that writes into the folders
// of the next one. Docusaurus itself would exit with 0 after a stop signal, as if the build were complete.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(1), 200).unref();
  process.once('SIGTERM', () => process.exit(143)).once('SIGINT', () => process.exit(130));
}
