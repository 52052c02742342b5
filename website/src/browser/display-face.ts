import { mayPrefetch } from './connection';
import { FACE_KEY } from './keys';
import { read, write } from './storage';

/** The headings get their own face from the second page on, so that no first visit waits for a font. */
export function showCachedFace(): void {
  if (read('localStorage', FACE_KEY)) document.documentElement.dataset.face = '';
}

/** Call it when the browser is idle. */
export async function cacheFace(): Promise<void> {
  if (!mayPrefetch() || document.documentElement.lang.startsWith('zh')) return;
  // The scripts of the title are those of the other headings.
  const faces = await document.fonts.load('600 1em Onest', document.title).catch(() => []);
  if (faces.length > 0) write('localStorage', FACE_KEY, '1'); // otherwise the system's face stays
}
