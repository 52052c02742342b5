import { translate } from '@docusaurus/Translate';

/** The label of a group of captchas, which sidebars.ts names. */
export function captchaGroup(group: unknown): string {
  if (group === 'tokens') return translate({ id: 'docs.sidebar.tokens', message: 'Tokens' });
  if (group === 'puzzles') return translate({ id: 'docs.sidebar.puzzles', message: 'Puzzles' });
  if (group === 'images') return translate({ id: 'docs.sidebar.images', message: 'Images' });
  throw new Error(`website/sidebars.ts names a group "${group}" that has no label.`);
}
