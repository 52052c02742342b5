/**
 * Where the Markdown of a page is: its address plus `.md`. A last slash gives way, and a home, which is nothing but
 * one, is `index.md`.
 */
export function twinAddress(page: string, home: string): string {
  return page === home ? `${home}index.md` : `${page.replace(/\/$/, '')}.md`;
}
