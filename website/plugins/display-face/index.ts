import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { FACE_FILES } from '../../shared/display-face.ts';

const require = createRequire(import.meta.url);

/** Docusaurus plugin: the font files that src/browser/display-face.ts loads. */
export default function displayFacePlugin(): Plugin {
  return {
    name: 'display-face',
    async postBuild({ outDir }) {
      for (const { file, source } of FACE_FILES) {
        await mkdir(dirname(join(outDir, file)), { recursive: true });
        await copyFile(require.resolve(source), join(outDir, file));
      }
    },
  };
}
