// Loaded into Docusaurus (node --import): if the script that started it is killed, nothing is left that writes into the
// folders of the next build. Docusaurus itself would exit with 0 after a stop signal, as if the build were complete.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(1), 200).unref();
  process.once('SIGTERM', () => process.exit(143)).once('SIGINT', () => process.exit(130));
}
