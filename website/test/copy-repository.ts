import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_COPIED = /^(node_modules|build|\..*)$/;

/** Copies the sources. Links installed packages, except our own, which resolve to the copy. */
export function copyRepository(copy: string): void {
  for (const folder of ['website', 'packages', 'tsconfig.base.json']) {
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(basename(path)),
    });
  }
  for (const folder of [
    '.',
    'website',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ]) {
    linkInstalled(join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  const own = join(copy, 'node_modules/@docs');
  mkdirSync(own);
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(own, name));
}

function linkInstalled(from: string, to: string): void {
  try {
    readdirSync(from);
  } catch {
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') && name !== '@docs') symlinkSync(join(from, name), join(to, name));
  }
}
