/** Keeps the color of the browser's bars in sync with the color mode. The inline script has set the first color. */
export function followColorMode(): void {
  const root = document.documentElement;
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]'); // `npm run dev` has none
  if (!bars) return;
  new MutationObserver(() => {
    bars.content = getComputedStyle(root).getPropertyValue('--surface');
  }).observe(root, { attributeFilter: ['data-theme'] });
}
