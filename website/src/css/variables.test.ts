import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(__dirname, '..');
const THEME = join(
  __dirname,
  '../../../node_modules/@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar',
);

it('defines every custom property that our styles and the markup of the side menu use', () => {
  const css = texts(SRC, /\.css$/);
  const asked = [...css, ...texts(THEME, /\.js$/)].flatMap((text) => [
    ...text.matchAll(/var\((--[\w-]+)(?=\))/g),
  ]);
  const defined = new Set(css.flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  expect([...new Set(asked.map(([, name]) => name))].filter((name) => !defined.has(name))).toEqual([]);
});

function texts(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
