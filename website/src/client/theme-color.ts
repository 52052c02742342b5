import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The browser's own bars take the page's color; the inline script saw to it before React, from here on the switch may be used. */
export function followColorMode(): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  const root = document.documentElement;
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]'); // the writer's view has none
  if (!bars) return;
  new MutationObserver(() => {
    bars.content = getComputedStyle(root).getPropertyValue('--surface');
  }).observe(root, { attributeFilter: ['data-theme'] });
}
