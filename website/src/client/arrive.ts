const FADE_MS = 120; // as between full loads, see css/motion.css

/** A page that React shows fades in, as one that the browser loads does. The navbar and the sidebar stay. */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
}
