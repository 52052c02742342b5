let region: HTMLElement | undefined;

/** Announces a text politely to screen readers. One region serves all code blocks of a page. */
export function announce(text: string): void {
  const status = region ?? createRegion();
  region = status;
  status.textContent = '';
  // A region is not read out if it is filled as soon as it appears, or with the text that it already has.
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}

function createRegion(): HTMLElement {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  document.body.append(status);
  return status;
}
