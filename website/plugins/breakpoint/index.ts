import type { Plugin } from '@docusaurus/types';

/** The parts of the theme that the side menu replaces. The contents of a page keep the theme's own breakpoint. */
const MENU_PARTS = /\/theme-classic\/lib\/theme\/(Navbar|DocSidebar|DocRoot)\//;

interface AtRule {
  params: string;
  root(): { source?: { input: { file?: string } } };
}

/**
 * The side menu appears below 996 px (spec 2), but the theme's style sheets also show it at 996 px. The theme's script
 * is overridden in theme/DocSidebar.
 */
export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      plugins: [
        ...plugins,
        {
          postcssPlugin: 'breakpoint',
          AtRule: {
            media(rule: AtRule) {
              if (!MENU_PARTS.test(rule.root().source?.input.file ?? '')) return;
              rule.params = rule.params
                .replace('(max-width: 996px)', '(width < 996px)')
                .replace('(min-width: 997px)', '(width >= 996px)');
            },
          },
        },
      ],
    }),
  };
}
