import { readFileSync } from 'node:fs';
import { fillPlaceholders } from '@docs/site/placeholders';
import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * A YAML or JSON file, with the values of the brand filled in.
 * @param name the file's path from the repository's root, for messages
 */
export function readYaml(file: URL, name: string): unknown {
  const text = fillPlaceholders(readFileSync(file, 'utf8'), name);
  try {
    return load(text, { schema: CORE_SCHEMA, filename: name }); // dates stay text
  } catch (error) {
    // The parser's error has the whole file in a property, which Docusaurus would print instead of the message.
    throw new Error((error as Error).message);
  }
}
