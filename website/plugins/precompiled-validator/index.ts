import path from 'node:path';
import { COMPILED_MODULE, standaloneValidator } from '@docs/contract/validator/standalone';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NAME = 'precompiled-validator';
const FILE = 'validator.js';

/**
 * Docusaurus plugin: pages get the contract's validator as compiled code. In Node, ajv compiles the schemas on use;
 * the content security policy of the pages forbids that.
 */
export default function precompiledValidatorPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    contentLoaded: async ({ actions }) => void (await actions.createData(FILE, standaloneValidator())),
    configureWebpack: () => ({
      resolve: { alias: { [COMPILED_MODULE]: path.join(generatedFilesDir, NAME, 'default', FILE) } },
    }),
  };
}
