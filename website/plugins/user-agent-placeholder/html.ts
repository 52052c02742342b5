import { escapeMarkup } from '../escape.ts';

export interface UserAgentOptions {
  /** The placeholder that writers use for the current User-Agent. */
  placeholder: string;
  /** The text until the docs data host has responded. */
  userAgent: string;
}

/** One private-use character: no highlighter can split it. */
const MARK = '\uE000';

/** Renders text to HTML through `render`, with the placeholder as an element that the browser fills in. */
export function markUserAgent(
  text: string,
  { placeholder, userAgent }: UserAgentOptions,
  render: (marked: string) => string,
): string {
  const html = render(text.replaceAll(placeholder, MARK));
  // A function, because `$&` in a User-Agent would be a pattern.
  return html.replaceAll(MARK, () => `<span data-user-agent="">${escapeMarkup(userAgent)}</span>`);
}
