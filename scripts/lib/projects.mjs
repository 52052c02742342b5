import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * The folders whose types are checked: all workspaces, and the scripts. One without a tsconfig.json is among them, so
 * that its check fails.
 * @returns {string[]}
 */
export function typedProjects(root = ROOT) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return pattern;
    const parent = pattern.slice(0, -'/*'.length);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return [...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))), 'scripts'];
}
