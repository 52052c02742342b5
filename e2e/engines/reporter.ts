import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { ENGINES } from './driver.ts';
import { replaceTable, writeTable } from './table.ts';

const README = new URL('../README.md', import.meta.url);

/** Writes the table of e2e/README.md from a run with `--update`. */
export default class TableReporter implements Reporter {
  #update = false;

  onInit(vitest: Vitest): void {
    this.#update = vitest.config.snapshotOptions.updateSnapshot === 'all';
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#update) return;
    const states = new Map<string, string[]>();
    for (const module of modules) {
      const engine = ENGINES.find((name) => module.moduleId.endsWith(`/${name}.test.ts`));
      for (const test of module.children.allTests()) {
        const key = `${engine} ${test.name.replace(/ \([a-z-]+\)$/, '')}`;
        states.set(key, [...(states.get(key) ?? []), test.result().state]);
      }
    }
    const table = writeTable((behavior, engine) => {
      const all = states.get(`${engine} ${behavior}`)?.filter((state) => state !== 'skipped') ?? [];
      if (all.length === 0) return 'not run';
      return all.every((state) => state === 'passed') ? 'yes' : 'no';
    });
    writeFileSync(README, replaceTable(readFileSync(README, 'utf8'), table));
  }
}
