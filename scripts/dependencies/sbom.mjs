// npm run sbom: writes the bill of materials of what ships, CycloneDX JSON, to sbom.cdx.json or the file named.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';
import { idOf, needed, PARTS, readLockfile } from './lockfile.mjs';

/**
 * The parts of CycloneDX that are looked at.
 * @typedef {{ name: string, version: string, purl: string, hashes?: object[] }} Component
 * @typedef {{
 *   bomFormat: string, specVersion: string, metadata: { component: Component },
 *   components: (Component & { 'bom-ref': string })[], dependencies: { ref: string, dependsOn: string[] }[],
 * }} Bom
 */

/**
 * npm's own bill of everything in the lockfile, without what is there for development only.
 * @returns {Bom}
 */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const output = execFileSync(command, [...before, ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  /** @type {Bom} */
  const bom = JSON.parse(output);

  const lockfile = readLockfile();
  const name = lockfile['']?.name ?? '';
  const parts = Object.values(PARTS).flat();
  const paths = ['', ...parts, ...needed(lockfile, parts)];
  const kept = new Set(paths.map((path) => idOf(lockfile, path)));
  return {
    ...bom,
    // npm names the project after its folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components: bom.components.filter((component) => kept.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
  const bom = billOfMaterials();
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(
    `${file}: ${bom.components.length} components, ${bom.bomFormat} ${bom.specVersion}, without development dependencies.`,
  );
}
