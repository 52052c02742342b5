/** The face of the headings: Onest SemiBold, from the package @fontsource/onest. Chinese keeps the system's face. */
export const FACE = { family: 'Onest', weight: '600', version: '5.3.1' };

const SCRIPTS = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+2116',
};

type Script = keyof typeof SCRIPTS;

/** By its version, because files in assets/ are cached for good. */
const fileOf = (script: Script) => `assets/fonts/onest-${script}.${FACE.version}.woff2`;

/** What the build copies. */
export const FACE_FILES = (Object.keys(SCRIPTS) as Script[]).map((script) => ({
  file: fileOf(script),
  source: `@fontsource/onest/files/onest-${script}-${FACE.weight}-normal.woff2`,
}));

/** What a page in a language needs. */
export function facesFor(language: string): { file: string; unicodeRange: string }[] {
  const scripts: Record<string, Script[]> = { zh: [], ru: ['latin', 'cyrillic'] };
  return (scripts[language.slice(0, 2)] ?? ['latin']).map((script) => ({
    file: fileOf(script),
    unicodeRange: SCRIPTS[script],
  }));
}
