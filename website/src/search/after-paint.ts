/** Lets the browser show what has changed before it starts on longer work. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
