import { copyText } from '../CodeBlock/clipboard';

/**
 * Puts the text at an address onto the clipboard. The clipboard is asked before the text has come, with a promise of it:
 * browsers let a page write only while the reader's click is fresh.
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
