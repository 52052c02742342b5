import { FACE, facesFor } from '../../shared/display-face';
import { mayPrefetch } from './connection';
import { FACE_KEY } from './keys';
import { read, write } from './storage';

const root = () => document.documentElement;

/**
 * The headings get their own face without ever changing it in view (`font-display: optional`, but also for the first
 * visit, which must not wait for a font): a page uses it if it is there before the first paint, or when React shows the
 * next page.
 */
export async function showCachedFace(baseUrl: string): Promise<void> {
  if (read('localStorage', FACE_KEY) !== FACE.version) return;
  await load(baseUrl).catch(() => {});
  if (performance.getEntriesByType('paint').length === 0) showLoadedFace();
}

/** On the first visit, after React and when the browser is idle. */
export async function cacheFace(baseUrl: string): Promise<void> {
  if (!mayPrefetch()) return;
  await load(baseUrl).catch(() => {}); // the system's face stays
}

/** Call it when nothing of the page has been painted. */
export function showLoadedFace(): void {
  if (read('localStorage', FACE_KEY) === FACE.version && isLoaded()) root().dataset.face = '';
}

function isLoaded(): boolean {
  return [...document.fonts].some(({ family, status }) => family === FACE.family && status === 'loaded');
}

async function load(baseUrl: string): Promise<void> {
  if (isLoaded()) return;
  const faces = facesFor(root().lang).map(
    ({ file, unicodeRange }) =>
      new FontFace(FACE.family, `url(${baseUrl}${file})`, {
        weight: FACE.weight,
        display: 'optional',
        unicodeRange,
      }),
  );
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
  write('localStorage', FACE_KEY, FACE.version);
}
