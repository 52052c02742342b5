import type { BuildTexts } from '../../shared/texts/index.ts';
import type { MarkdownPage } from './markdown-page.ts';

/** One section of the list, in the order of the sidebar. */
export interface PageSection {
  label: string;
  markdownPages: { markdownPage: MarkdownPage /** Absolute. */; address: string }[];
}

export interface Library {
  messages: BuildTexts;
  /** The name of the site. */
  name: string;
  summary: string;
  sections: PageSection[];
  /** Absolute, with a trailing slash. */
  home: string;
  /** The other languages: their names and their homes. */
  others: { label: string; home: string }[];
}

/**
 * `llms.txt` in the format of llmstxt.org: a name, a summary, how to read the list, then the lists themselves, which
 * contain only pages.
 */
export function llmsTxt({ messages, name, summary, sections, home, others }: Library): string {
  const { colon } = messages;
  const languages = others.map((other) => `[${other.label}](${other.home}llms.txt)`);
  const more = [
    `- [${messages.allPages}](${home}llms-full.txt)`,
    `- [${messages.contract}](${home}openapi.yaml)`,
    `- [${messages.news}](${home}news.atom)`,
    `- ${messages.otherLanguages}${colon}${languages.join(', ')}`,
  ];
  const lists = sections.map(({ label, markdownPages }) =>
    [
      `## ${label}`,
      '',
      ...markdownPages.map(({ markdownPage, address }) => entry(markdownPage, address)),
    ].join('\n'),
  );
  return `${[`# ${name}`, `> ${summary}`, messages.about, more.join('\n'), ...lists].join('\n\n')}\n`;
}

/** The colon is part of the format, in every language. */
function entry({ title, description }: MarkdownPage, address: string): string {
  return `- [${title}](${address})${description && `: ${description}`}`;
}

/** All Markdown pages in one text. Each has its address below its title. */
export function llmsFullTxt({ name, summary, sections }: Library): string {
  const pages = sections.flatMap(({ markdownPages }) =>
    markdownPages.map(({ markdownPage }) => withSource(markdownPage)),
  );
  return [`# ${name}\n\n> ${summary}\n`, ...pages].join('\n');
}

function withSource({ body, canonical }: MarkdownPage): string {
  return body.replace(/^# .*\n/, (title) => `${title}\n<${canonical}>\n`);
}
