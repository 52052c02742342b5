import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from '../src/index.ts';
import { programForTask } from '../src/program-task.ts';
import { csharpFaults } from './csharp.ts';
import { fileIn, RUNNABLE, run, TOOLCHAINS } from './toolchains.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'program-task-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Everything that a string literal of some language could trip over. */
const TASK = {
  type: 'CustomTask',
  quotes: `" ' \` """ ''' \\" \\`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a shell or PHP could fill in
  patterns: '$& $1 ${x} #{x} %s {{y}}',
  text: 'é 漢字 😀 \u2028 \t \n JSON;',
  number: 8080,
  fraction: 0.5,
  yes: true,
  no: false,
  list: ['true', 'null', {}],
  empty: '',
};

/** Records the task and returns an example solution at once. */
async function served() {
  const tasks: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    if (request.url === '/createTask') tasks.push(body.task);
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify(
        request.url === '/createTask'
          ? { errorId: 0, taskId: 7 }
          : { errorId: 0, status: 'ready', solution: { answer: 'example-solution' } },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { tasks, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function programIn(language: string) {
  const found = program().find((one) => one.language === language);
  if (!found) throw new Error(`There is no program in ${language}.`);
  return found;
}

describe('the program for another task', () => {
  for (const language of RUNNABLE) {
    const { label, present, build, run: runs } = TOOLCHAINS[language];
    it.skipIf(!present)(
      `sends exactly that task and prints the solution, in ${label}`,
      async () => {
        const { file, code } = programIn(language);
        const path = fileIn(join(FOLDER, language), file);
        writeFileSync(path, `${programForTask(language, code, TASK)}\n`);
        if (build) expect(await run(build(path))).toMatchObject({ status: 0, errors: '' });
        const sandbox = await served();
        const outcome = await run(runs(path), { API_URL: sandbox.url, API_KEY: 'YOUR_API_KEY' });
        sandbox.close();
        expect(outcome).toMatchObject({ status: 0, errors: '' });
        expect(outcome.output).toContain('example-solution');
        // PHP has one type for {} and [].
        const [task] = sandbox.tasks as (typeof TASK)[];
        expect(task).toEqual(language === 'php' ? { ...TASK, list: ['true', 'null', []] } : TASK);
      },
      60_000,
    );
  }

  it('is well-formed C#', async () => {
    const faults = await csharpFaults();
    expect(faults(programForTask('csharp', programIn('csharp').code, TASK))).toEqual([]);
  });
});
