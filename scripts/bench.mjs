// npm run bench -- <name>: installs what the benchmarks need, then runs one: see bench/README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';

await runScript(async () => {
  await installIfStale({ withTests: true });
  const args = ['--import', 'tsx', join(ROOT, 'bench/index.ts'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
