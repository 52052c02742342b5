import { createServer } from 'node:net';
import { StepFailed } from './step.mjs';

const DEFAULT_PORT = 3000;
const TRIED = 100;

/**
 * The port for one server. Called before the install and the build, so that a busy port is reported at once.
 * @param {string} [chosen]
 */
export async function checkPort(chosen) {
  const port = chosen ? Number(chosen) : DEFAULT_PORT;
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new StepFailed(`PORT is "${chosen}", but a port is a whole number from 1 to 65535.`);
  if (await isFree(port)) return port;
  throw new StepFailed(`Port ${port} is in use: stop the program that uses it, or set PORT to another port.`);
}

/**
 * The port of the site and the next free port for the server next to it.
 * @param {string} [chosen] if set, the only port to try; otherwise the first free port starting at `first`
 * @param {number} [first]
 */
export async function choosePorts(chosen, first = DEFAULT_PORT) {
  const port = chosen ? await checkPort(chosen) : await nextFree(first);
  return { port, apiPort: await nextFree(port + 1) };
}

/** @param {number} first */
async function nextFree(first) {
  for (let port = first; port < first + TRIED; port++) if (await isFree(port)) return port;
  throw new StepFailed(`The ports ${first} to ${first + TRIED - 1} are in use: set PORT to another port.`);
}

/** @param {number} port */
async function isFree(port) {
  // On macOS, a port that is in use at one address can still be opened at the other.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
