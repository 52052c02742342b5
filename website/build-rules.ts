import logger from '@docusaurus/logger';
import type { Config } from '@docusaurus/types';

/** Broken links fail the build; broken Markdown links and duplicate routes only warn (spec 5.5). */
export const buildRules = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    mdx1Compat: { headingIds: true }, // writers give every heading its id: `## Title {#id}`
    hooks: {
      // Docusaurus would warn about an unresolved `./page.md` and then still fail on it as a broken link.
      // `pathname://` skips that second check.
      onBrokenMarkdownLinks({ sourceFilePath, url }: { sourceFilePath: string; url: string }): string {
        logger.warn`Markdown link with URL code=${url} in source file path=${sourceFilePath} couldn't be resolved.`;
        return `pathname://${url.startsWith('/') ? '' : '/'}${url}`;
      },
    },
  },
} satisfies Partial<Config>;
