import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@docs/site/variables';

/** A file of the build. `Content` is what the build writes; callers check it. */
export async function readJson<Content>(dir: string, path: string): Promise<Partial<Content>> {
  try {
    const content: unknown = JSON.parse(await readFile(join(dir, path), 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'is missing' : `cannot be read (${code ?? message})`;
    throw new OperatorError(`${path} ${reason}: run "npm run build" again.`);
  }
  throw new OperatorError(`${path} is not a JSON object: run "npm run build" again.`);
}
