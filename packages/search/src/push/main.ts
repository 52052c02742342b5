import { runPush } from './run.ts';

try {
  await runPush(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
