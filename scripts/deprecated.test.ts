import { relative } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { typedProjects } from './lib/projects.mjs';
import { ROOT } from './lib/root.mjs';

/** Have no successor. Pages work without the two that run there. */
const WITHOUT_SUCCESSOR = [
  'docs/specification.test.ts: parseAst', // the one parser that vitest exports
  'website/src/browser/shortcuts.ts: keyCode', // the only sign of the key that ends a composition in WebKit
  'website/src/components/CodeBlock/clipboard.ts: document.execCommand', // the only way to copy on plain HTTP
];

test('no code uses a deprecated API, unless it has no successor', { timeout: 120_000 }, () => {
  const api = new API({ cwd: ROOT });
  try {
    const deprecated = typedProjects().flatMap((project) => {
      const snapshot = api.updateSnapshot({ openProject: `${ROOT}/${project}/tsconfig.json` });
      const found = snapshot
        .getProjects()
        .flatMap(({ program }) => program.getSuggestionDiagnostics())
        .filter(({ reportsDeprecated }) => reportsDeprecated)
        .map(({ fileName = '', text }) => `${relative(ROOT, fileName)}: ${nameIn(text)}`);
      snapshot.dispose();
      return found;
    });
    expect([...new Set(deprecated)].sort()).toEqual(WITHOUT_SUCCESSOR);
  } finally {
    api.close();
  }
});

/** Of a message such as "'name' is deprecated." or "The signature '…' of 'object.name' is deprecated." */
function nameIn(message: string): string {
  return /'([\w.]+)' is deprecated/.exec(message)?.[1] ?? message;
}
