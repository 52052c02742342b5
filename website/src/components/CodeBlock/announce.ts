let region: HTMLElement | undefined;

/** Says it politely to screen readers. One region serves all code blocks of a page. */
export function announce(text: string): void {
  const status = region ?? createRegion();
  region = status;
  status.textContent = '';
  // A region that is filled in the moment it appears, or with the text it already has, is not read out.
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
