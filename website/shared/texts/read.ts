import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillPlaceholders } from '@docs/site/placeholders';
import { CORE_SCHEMA, load } from 'js-yaml';

const REPOSITORY = join(__dirname, '../../..');

/** A YAML or JSON file of texts, with the brand filled in; empty for a language that has no such file. */
export function readTexts(file: URL): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const name = relative(REPOSITORY, fileURLToPath(file));
  const text = fillPlaceholders(readFileSync(file, 'utf8'), name);
  try {
    return load(text, { schema: CORE_SCHEMA, filename: name }) as Record<string, unknown>;
  } catch (error) {
    // The parser's error has the whole file in a property, which Docusaurus would print instead of the message.
    throw new Error((error as Error).message);
  }
}
