import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Cost {
  seconds: number;
  /** Peak memory of the command and its children together, sampled. */
  peak_mb: number;
}

export interface Place {
  cwd: string;
  /** Receives the output. */
  log: string;
  env?: Record<string, string>;
}

const SAMPLE_MS = 500;
/** Plain output and no telemetry. */
const QUIET = { NO_COLOR: '1', CI: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs a command. If it fails, the error contains the reason. */
export async function runCommand(words: readonly string[], { cwd, log, env = {} }: Place): Promise<Cost> {
  const [command = '', ...args] = words;
  const output = createWriteStream(log);
  const temporary = await mkdtemp(join(tmpdir(), 'bench-'));
  const begun = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...environment(), TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const memory = watchMemory(child.pid ?? 0);
  const end = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? '' : `ended with ${signal ?? `code ${code}`}`));
  });
  const cost = { seconds: (performance.now() - begun) / 1000, peak_mb: memory.stop() };
  await new Promise((resolve) => output.end(resolve));
  await rm(temporary, { recursive: true, force: true });
  if (end)
    throw new Error(`"${words.slice(0, 2).join(' ')}" ${end}: ${await reason(log)} (all of it in ${log})`);
  return cost;
}

/** Peak of the memory of a process and everything it started. */
export function watchMemory(root: number): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await memoryNow(root));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Memory of a process and everything it started, in MB. */
export async function memoryNow(root: number): Promise<number> {
  const processes = await listProcesses().catch(() => []);
  const sizes = await Promise.all(processTree(root, processes).map(memoryOf));
  return sizes.reduce((sum, kb) => sum + kb, 0) / 1024;
}

interface Process {
  pid: number;
  parent: number;
  /** Resident set. */
  kb: number;
}

export function processTree(root: number, processes: readonly Process[]): Process[] {
  const own = processes.filter(({ pid }) => pid === root);
  const children = processes.filter(({ parent }) => parent === root);
  return [...own, ...children.flatMap(({ pid }) => processTree(pid, processes))];
}

/**
 * Proportional set size: memory that n processes share counts as 1/n in each. In a sum of resident sets, the program
 * itself would count once per process, and a process that is about to start another one twice. Only Linux has it.
 */
export async function memoryOf({ pid, kb }: Process): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? kb);
}

const run = promisify(execFile);

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kb = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kb };
    });
}

/** Without the variables that npm sets for scripts: they would affect the installations of the peers. */
function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(others), ...QUIET };
}

/** The first line with an error, or else the last line. */
async function reason(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim());
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'no word').trim().slice(0, 200);
}
