// npm run sbom [-- file]: writes the CycloneDX JSON bill of materials of what ships to sbom.cdx.json or the given file.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from '../lib/programs.mjs';
import { ROOT } from '../lib/root.mjs';
import { nameOf, readLockfile, shipped } from './lockfile.mjs';

/**
 * The parts of CycloneDX that are read here.
 * @typedef {{ name: string, version: string, purl: string, hashes?: object[] }} Component
 * @typedef {{
 *   bomFormat: string, specVersion: string, metadata: { component: Component },
 *   components: (Component & { 'bom-ref': string })[], dependencies: { ref: string, dependsOn: string[] }[],
 * }} Bom
 */

/**
 * npm's own bill of the whole lockfile, without development dependencies. `npm sbom --omit=dev` is not enough: it drops
 * every package that is also a development dependency of some workspace, such as React.
 * @returns {Bom}
 */
export function billOfMaterials() {
  const { command, args } = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error');
  const output = execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  /** @type {Bom} */
  const bom = JSON.parse(output);
  const lockfile = readLockfile();
  const name = lockfile['']?.name;
  if (!name) throw new Error('package-lock.json does not name the project.');
  const kept = new Set(
    shipped(lockfile).map(([path, { name, version }]) => `${name ?? nameOf(path)}@${version}`),
  );
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
  console.log(`${file}: ${bom.components.length} components, ${bom.bomFormat} ${bom.specVersion}.`);
}
