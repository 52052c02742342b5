const DELAY_MS = 200; // spec 9.5

/** Shows the bar (css/navbar.css) if the navigation takes longer than the delay; returns a function that cancels it. */
export function startProgress(): () => void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.navigating = '';
  }, DELAY_MS);
  return () => clearTimeout(timer);
}

export function stopProgress(): void {
  delete document.documentElement.dataset.navigating;
}
