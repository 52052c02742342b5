import { existsSync } from 'node:fs';
import { ignoreFailedStep, runStep } from './step.mjs';

/** @returns {boolean} whether system packages can be installed: only as root on Debian */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Shows what will be installed before installing it.
 * @param {string} name of the log file
 * @param {string[]} packages
 */
export async function aptInstall(name, packages) {
  // Run level 1: a package must not start its service, nginx on port 80 for example.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runStep(`${name}-install`, `Installing ${packages.join(', ')} with apt-get, for the whole system`, [
    { command: 'apt-get', args: ['-q', 'update'], env },
    { command: 'apt-get', args: ['-q', 'install', '-y', '--no-install-recommends', ...packages], env },
  ]);
}

/**
 * Installs the programs that are missing, if possible. Tests of those that are still missing are listed as not run.
 * @param {string} name of the log file
 * @param {{ name: string, packages: string[], isInstalled: () => boolean }[]} programs
 * @returns {Promise<string[]>} the names of those that are still missing
 */
export async function ensureInstalled(name, programs) {
  const absent = () => programs.filter(({ isInstalled }) => !isInstalled());
  const packages = absent().flatMap((program) => program.packages);
  if (packages.length > 0 && canInstall()) await aptInstall(name, packages).catch(ignoreFailedStep);
  return absent().map((program) => program.name);
}
