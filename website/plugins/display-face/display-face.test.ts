import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FACE, FACE_FILES, facesFor } from '../../shared/display-face.ts';

const require = createRequire(import.meta.url);

it('names its files by the installed version, because they are cached for good', () => {
  expect(require('@fontsource/onest/package.json').version).toBe(FACE.version);
  for (const { source } of FACE_FILES) expect(require.resolve(source)).toBeTruthy();
});

it.each([
  ['en-US', 1],
  ['pt-BR', 1],
  ['ru-RU', 2],
  ['zh-Hans', 0],
])('a page in %s loads %i files, all of which the build has', (language, count) => {
  const files = facesFor(language).map(({ file }) => file);
  expect(files).toHaveLength(count);
  expect(FACE_FILES.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});
