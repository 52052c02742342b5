import { StepFailed } from './step.mjs';

const DEFAULT_PORT = 3000;
const TRIED = 100;

/**
 * The port of the site and the next free port for the server next to it.
 * @param {string} [chosen] if set, the only port to try; otherwise the first free port starting at `first`
 * @param {number} [first]
 */
export async function choosePorts(chosen, first = DEFAULT_PORT) {
  const { default: getPort, portNumbers } = await import('get-port');
  const wanted = chosen ? Number(chosen) : undefined;
  if (wanted !== undefined && !(Number.isInteger(wanted) && wanted > 0 && wanted < 65_536))
    throw new StepFailed(`PORT is "${chosen}", but a port is a whole number from 1 to 65535.`);
  const port = await getPort({ port: wanted ?? portNumbers(first, first + TRIED) });
  if (wanted !== undefined && port !== wanted)
    throw new StepFailed(
      `Port ${wanted} is in use: stop the program that uses it, or set PORT to another port.`,
    );
  return { port, apiPort: await getPort({ port: portNumbers(port + 1, port + TRIED) }) };
}
