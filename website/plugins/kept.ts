import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { inputsExceptPages } from './inputs.ts';

/** Values of the last build of a locale that are slow to compute. */
export interface Kept {
  /** Computed if the last build had no such source. The value is kept as JSON. */
  get<T>(source: string, compute: () => T | Promise<T>): Promise<T>;
  /** Keeps the values that were used since, for the next build. */
  save(): void;
}

interface File {
  /** Of everything but the pages: plugins, texts, environment. With other inputs, nothing is used. */
  inputs: string;
  values: Record<string, unknown>;
}

/** @param name of the plugin. A value may depend only on its source and on the inputs of the build other than pages. */
export function keptFor(context: LoadContext, name: string): Kept {
  const { siteDir, i18n } = context;
  const file = join(siteDir, 'node_modules/.cache', name, `${i18n.currentLocale}.json`);
  const isOff = Boolean(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE);
  const inputs = inputsExceptPages(context);
  const last = isOff ? {} : readValues(file, inputs);
  const next: File = { inputs, values: {} };
  return {
    async get<T>(source: string, compute: () => T | Promise<T>): Promise<T> {
      const key = createHash('sha256').update(source).digest('base64');
      const value = Object.hasOwn(last, key) ? (last[key] as T) : await compute();
      next.values[key] = value;
      return value;
    },
    save() {
      if (isOff) return;
      // Another build may be writing the same file.
      const draft = `${file}.${process.pid}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draft, JSON.stringify(next));
      renameSync(draft, file);
    },
  };
}

/** None after a first build, with other inputs, or if the file cannot be read. */
function readValues(file: string, inputs: string): File['values'] {
  try {
    const kept: File = JSON.parse(readFileSync(file, 'utf8'));
    return kept.inputs === inputs ? kept.values : {};
  } catch {
    return {};
  }
}
