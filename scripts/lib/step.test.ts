import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a script whose one step is this Node program. */
function script(program: string) {
  const source = `
    import { runScript } from ${JSON.stringify(here('run-script.mjs'))};
    import { runStep } from ${JSON.stringify(here('step.mjs'))};
    const command = { command: process.execPath, args: ['-e', ${JSON.stringify(program)}] };
    await runScript(async () => { await runStep('step-test', 'Trying', [command]); });
    console.log('afterwards');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, VERBOSE: '' },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended, output: () => stdout };
}

test('a successful step is one line, whatever it prints', async () => {
  const { code, stdout, stderr } = await script('console.log("noise")').ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^… Trying {2}0 s\n✓ Trying {2}\d+ s\nafterwards\n$/);
  expect(stderr).toBe('');
});

test('a failed step shows its last output, then one message with the step and its log', async () => {
  const { code, stdout, stderr } = await script('console.log("the reason"); process.exit(3)').ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain('afterwards');
  expect(stderr).toContain('the reason\n');
  expect(stderr).toMatch(
    /\nThe step "step-test" failed \(.* ended with code 3\); its whole output is in \.logs\/step-test\.log\.\n$/,
  );
});

test('the frames of libraries and of compiled code are not shown', async () => {
  const frames = [
    '    at wrapped (file:///site/node_modules/trough/lib/index.js:160:27)',
    '  │     at overload (/site/website/.plugins/index.cjs:20995:12)',
    '    at /site/e2e/tests/look.spec.ts:10:3',
  ];
  const { stderr } = await script(
    `console.log(${JSON.stringify(`the reason\n${frames.join('\n')}`)}); process.exit(3)`,
  ).ended;
  expect(stderr).toContain(`the reason\n${frames[2]}\n`);
});

test('a command that does not exist fails the step as well', async () => {
  const { code, stderr } = await script('require("child_process").spawn("no-such-command")').ended;
  expect(code).toBe(1);
  expect(stderr).toContain('The step "step-test" failed');
});

test('a step ends with its command, even if that leaves a process behind with its output open', async () => {
  const folder = temporaryFolder();
  // It ends with the folder: a file in it might be removed before it is seen.
  const left = `setInterval(() => require('node:fs').existsSync(${JSON.stringify(folder)}) || process.exit(), 20)`;
  const { ended } = script(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: 'inherit', detached: true }).unref(); console.log('the reason'); process.exitCode = 3`,
  );
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr).toContain('the reason\n');
});

test('a stop signal also stops the running command', async () => {
  const folder = temporaryFolder();
  const write = (name: string) =>
    `require('node:fs').writeFileSync(${JSON.stringify(join(folder, name))}, '')`;
  const { child, ended } = script(
    `process.on('SIGTERM', () => { ${write('stopped')}; process.exit() }); setInterval(() => {}, 1000); ${write('started')}`,
  );
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['started']), { timeout: 15_000 });
  child.kill('SIGTERM');
  expect((await ended).code).toBe(143);
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['started', 'stopped']), { timeout: 15_000 });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
