/** Lets the browser show what has changed before it starts on longer work. */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
