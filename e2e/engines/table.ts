import { BEHAVIORS } from './behaviors/index.ts';
import { ENGINES, type Engine } from './driver.ts';

const NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

export type Outcome = 'yes' | 'no' | 'not run';

/** The table of e2e/README.md, and below it the reasons why an engine cannot show a behavior. */
export function writeTable(outcomeOf: (behavior: string, engine: Engine) => Outcome): string {
  const notes: string[] = [];
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
    return `(${notes.indexOf(text) + 1})`;
  };
  const rows = Object.entries(BEHAVIORS).flatMap(([group, behaviors]) => [
    `| **${group}** | | | |`,
    ...behaviors.map(({ name, notAutomatable, onlyBy }) => {
      const cells = ENGINES.map((engine) => {
        const reason = notAutomatable?.[engine];
        if (reason) return `not automatable ${note(`Not automatable: ${reason}.`)}`;
        const means = onlyBy?.[engine];
        return outcomeOf(name, engine) + (means ? ` ${note(`By ${means}.`)}` : '');
      });
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
  ]);
  const head = [
    '| Behavior | ',
    ENGINES.map((engine) => NAMES[engine]).join(' | '),
    ' |\n|---|---|---|---|\n',
  ];
  return `${head.join('')}${rows.join('\n')}\n\n${notes.map((text, at) => `${at + 1}. ${text}`).join('\n')}\n`;
}

/** The first column. A test compares only this, because outcomes depend on the machine of the last run. */
export function listBehaviors(table: string): string[] {
  return [...table.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name as string);
}

const BEGIN = '<!-- engines: written by the run, see above -->\n';
const END = '<!-- engines end -->';

export function readTable(readme: string): string {
  return split(readme)[1];
}

export function replaceTable(readme: string, table: string): string {
  const [before, , after] = split(readme);
  return before + table + after;
}

function split(readme: string): [string, string, string] {
  const [begin, end] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)];
  return [readme.slice(0, begin), readme.slice(begin, end), readme.slice(end)];
}
