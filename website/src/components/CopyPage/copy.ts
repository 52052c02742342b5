import { copyText } from '../CodeBlock/clipboard';

/**
 * Copies the text at an address to the clipboard. Passes a promise of the text, because browsers let a page write only
 * right after the reader's click.
 */
export async function copyTextOf(address: string): Promise<void> {
  const text = fetchText(address);
  try {
    const blob = text.then((it) => new Blob([it], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.text();
}
