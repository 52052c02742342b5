import { push } from './push.ts';

try {
  await push(process.env, (line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
