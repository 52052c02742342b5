import { fileURLToPath } from 'node:url';

/** The repository's folder, wherever the command is run. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const LEAST_NODE = 20;

// These scripts run before anything is installed, on whatever Node the machine has.
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  console.error(`This project needs Node ${LEAST_NODE} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
