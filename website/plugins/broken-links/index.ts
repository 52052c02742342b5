import logger from '@docusaurus/logger';

/**
 * A broken Markdown link only warns, while broken links fail the build (spec 5). Docusaurus would warn of an
 * unresolved `./page.md` and then fail on it as a link; `pathname://` takes it out of that second check.
 */
export function brokenMarkdownLink({ sourceFilePath, url }: { sourceFilePath: string; url: string }): string {
  logger.warn`Markdown link with URL code=${url} in source file path=${sourceFilePath} couldn't be resolved.`;
  return `pathname://${url.startsWith('/') ? '' : '/'}${url}`;
}
