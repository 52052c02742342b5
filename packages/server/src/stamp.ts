import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Identifies the build in a folder. The build writes `.stamp` last. If it is missing or empty, the build is not complete,
 * and the result is empty.
 */
export async function readStamp(dir: string): Promise<string> {
  const found = await stat(join(dir, '.stamp')).catch(() => null);
  return found && found.size > 0 ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
}
