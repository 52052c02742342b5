import { parseArgs } from 'node:util';
import { OptionError } from '../option-error.ts';

export interface Options {
  /** One run of Lighthouse and one click instead of five. */
  quick: boolean;
  /** Measure what the last run built, and show its build figures. */
  skipBuild: boolean;
  /** Names of the sites to measure; empty: all. */
  only: string[];
  /** The folder of another build of ours, to be measured too. */
  before?: string | undefined;
}

export function parseOptions(words: readonly string[], known: readonly string[]): Options {
  const { quick, 'skip-build': skipBuild, only, before } = read(words);
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new OptionError(
      `There is no site called ${unknown.join(', ')} to measure; there are ${known.join(', ')}.`,
    );
  }
  return { quick, skipBuild, only, before };
}

function read(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        quick: { type: 'boolean', default: false },
        'skip-build': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        before: { type: 'string' },
      },
    }).values;
  } catch (error) {
    const [fault] = (error as Error).message.split('. ');
    throw new OptionError(
      `${fault}; the options are --quick, --skip-build, --only <site> and --before <folder of another build>.`,
    );
  }
}
