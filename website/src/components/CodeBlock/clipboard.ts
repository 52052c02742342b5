/**
 * Copies text to the clipboard. The clipboard API is missing on plain HTTP and may be refused, for example if a click
 * is replayed too late to count. The older copy command often still works. Rejects if it does not.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByCommand(text)) throw new Error('The browser does not let this page copy.');
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.className = 'sr-only';
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}
