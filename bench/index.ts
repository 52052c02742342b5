/**
 * `npm run bench`: every measurement; `npm run bench -- search`: the named ones. Each writes `results/<name>.md`.
 * Options come after one name and are that measurement's own: `npm run bench -- pages --quick`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OptionError } from './option-error.ts';

interface Measurement {
  run: (options: string[]) => Promise<void>;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`));

try {
  await runMeasurements(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function runMeasurements(words: string[]): Promise<void> {
  const first = words.findIndex((word) => word.startsWith('-'));
  const names = first < 0 ? words : words.slice(0, first);
  const options = first < 0 ? [] : words.slice(first);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new OptionError(
      `There is no measurement called ${unknown.join(', ')}; there are ${known.join(', ')}.`,
    );
  }
  if (options.length > 0 && names.length !== 1) {
    throw new OptionError(
      `Name one measurement before its options, such as: npm run bench -- pages ${options[0]}.`,
    );
  }
  for (const name of names.length > 0 ? names : known) {
    const { run } = (await import(`./${name}/index.ts`)) as Measurement;
    if (options.length > 0 && run.length === 0) {
      throw new OptionError(`The measurement ${name} takes no options: remove ${options[0]}.`);
    }
    await run(options);
  }
}
