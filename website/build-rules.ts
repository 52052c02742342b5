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
      // Docusaurus would warn about an unresolved `./page.md` and then still fail on it as a broken link. So the link
      // becomes plain text.
      onBrokenMarkdownLinks({ sourceFilePath, url, node }) {
        const line = node.position?.start.line ?? '?';
        logger.warn`Markdown link with URL code=${url} in source file path=${sourceFilePath} (line number=${line}) couldn't be resolved: it is shown as text.`;
        Object.assign(node, { type: 'unresolvedLink', data: { hName: 'span' } });
      },
    },
  },
} satisfies Partial<Config>;
