import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { inputsExceptPages } from '../inputs.ts';
import type { BuiltPage } from './index.ts';

/** What the plugins have read from a page, by the name of the plugin. */
export type PageReadings = Record<string, unknown>;

interface Kept {
  /** Of everything but the pages: plugins, texts, environment. */
  inputs: string;
  plugins: string[];
  /** By the content of the page. */
  pages: Record<string, PageReadings>;
}

/** The readings of the last build of a locale. Only those of pages that are still the same are kept for the next. */
export async function readingsOf(context: LoadContext, plugins: string[]) {
  const file = join(context.siteDir, 'node_modules/.cache/built-pages', `${context.i18n.currentLocale}.json`);
  const isKept = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const inputs = inputsExceptPages(context);
  const last = isKept ? await lastPages(file, inputs, plugins) : {};
  const next: Kept = { inputs, plugins, pages: {} };
  return {
    of(page: BuiltPage, read: () => PageReadings): PageReadings {
      const key = keyOf(page);
      const readings = last[key] ?? read();
      next.pages[key] = readings;
      return readings;
    },
    /** Another build may be doing the same, so no draft has the name of another. */
    save(): void {
      if (!isKept) return;
      const draft = `${file}.${process.pid}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draft, JSON.stringify(next));
      renameSync(draft, file);
    },
  };
}

/** A changed page changes the name of the bundler's runtime, which every page contains, but no plugin reads. */
function keyOf({ path, html }: BuiltPage): string {
  const unhashed = html.replace(/(?<=\/assets\/\S+\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');
  return createHash('sha256').update(`${path}\0${unhashed}`).digest('base64');
}

/** Empty if there is nothing to use: a first build, other inputs, or a file that cannot be read. */
async function lastPages(file: string, inputs: string, plugins: string[]): Promise<Kept['pages']> {
  try {
    const kept: Kept = JSON.parse(await readFile(file, 'utf8'));
    return kept.inputs === inputs && String(kept.plugins) === String(plugins) ? kept.pages : {};
  } catch {
    return {};
  }
}
