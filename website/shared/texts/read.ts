import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readYaml } from '@docs/contract/yaml';

const REPOSITORY = join(__dirname, '../../..');

/** Texts by key; empty for a language that has no such file. */
export function readTexts(file: URL): Record<string, unknown> {
  if (!existsSync(file)) return {};
  return readYaml(file, relative(REPOSITORY, fileURLToPath(file))) as Record<string, unknown>;
}
