import type { Words } from '../words/index.ts';
import type { Twin } from './twin.ts';

/** One section of the list, in the order of the sidebar. */
export interface TwinSection {
  label: string;
  twins: { twin: Twin /** Absolute. */; address: string }[];
}

export interface Library {
  words: Words;
  /** The name of the site. */
  name: string;
  summary: string;
  sections: TwinSection[];
  /** Absolute, with its last slash. */
  home: string;
  /** The other languages: their names and their homes. */
  others: { label: string; home: string }[];
}

/**
 * `llms.txt` in the form of llmstxt.org: a name, a summary, how to read the list, then the lists themselves, which hold
 * the pages and nothing else.
 */
export function llmsTxt({ words, name, summary, sections, home, others }: Library): string {
  const { colon } = words;
  const languages = others.map((other) => `[${other.label}](${other.home}llms.txt)`);
  const more = [
    `- [${words.allPages}](${home}llms-full.txt)`,
    `- [${words.contract}](${home}openapi.yaml)`,
    `- [${words.news}](${home}news.atom)`,
    `- ${words.otherLanguages}${colon}${languages.join(', ')}`,
  ];
  const lists = sections.map(({ label, twins }) =>
    [`## ${label}`, '', ...twins.map(({ twin, address }) => entry(twin, address))].join('\n'),
  );
  return `${[`# ${name}`, `> ${summary}`, words.about, more.join('\n'), ...lists].join('\n\n')}\n`;
}

/** The colon is the form's own, in every language. */
function entry({ title, description }: Twin, address: string): string {
  return `- [${title}](${address})${description && `: ${description}`}`;
}

/** All twins in one text; each says below its title where it comes from. */
export function llmsFullTxt({ name, summary, sections }: Library): string {
  const pages = sections.flatMap(({ twins }) => twins.map(({ twin }) => withSource(twin)));
  return [`# ${name}\n\n> ${summary}\n`, ...pages].join('\n');
}

function withSource({ body, canonical }: Twin): string {
  return body.replace(/^# .*\n/, (title) => `${title}\n<${canonical}>\n`);
}
