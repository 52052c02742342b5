// node deploy/steps.mjs <step>: the steps of the Dockerfile and the systemd unit, here so that a test can run them.
import { spawnSync } from 'node:child_process';
import { npm } from '../scripts/lib/programs.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

/** Only the server's packages, without those that build the pages: 120 MB instead of 440. */
const SERVER_ONLY = ['--omit=dev', '--workspace=@docs/server', '--include-workspace-root'];

/** @type {Record<string, () => Promise<number> | number>} */
const STEPS = {
  /** Installs everything and builds the pages into website/build. */
  build: () => run(npm('ci')) || run(npm('run', 'build')),
  /** Installs only what the server needs; website/build must come from elsewhere. */
  install: () => run(npm('ci', ...SERVER_ONLY)),
  /** Runs the server in this process until it gets a stop signal. */
  serve: async () => {
    const { register } = await import('tsx/esm/api');
    register();
    await import('../packages/server/src/main.ts');
    return 0;
  },
  /** Exits with 0 if the server on this machine is healthy. */
  health: async () => {
    const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    return response?.ok ? 0 : 1;
  },
};

const [name = ''] = process.argv.slice(2);
const step = STEPS[name];
if (step) process.exitCode = await step();
else {
  console.error(`There is no step "${name}"; the steps are ${Object.keys(STEPS).join(', ')}.`);
  process.exitCode = 1;
}

/** @param {{ command: string, args: string[] }} program */
function run({ command, args }) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
