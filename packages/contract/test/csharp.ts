import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

const require = createRequire(import.meta.url);

/** A real C# parser. Returns the lines of code with syntax errors. */
export async function csharpFaults(): Promise<(code: string) => string[]> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-c-sharp/tree-sitter-c_sharp.wasm')));
  return (code) => {
    const tree = parser.parse(code);
    if (!tree) return ['The parser gave up.'];
    const lines = code.split('\n');
    const faults = tree.rootNode.hasError
      ? tree.rootNode
          .descendantsOfType('ERROR')
          .map((node) => `line ${(node?.startPosition.row ?? 0) + 1}: ${lines[node?.startPosition.row ?? 0]}`)
      : [];
    return tree.rootNode.hasError && faults.length === 0 ? ['Something is missing.'] : faults;
  };
}
