import path from 'node:path';
import { COMPILED_MODULE, standaloneValidator } from '@docs/contract/validator/standalone';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NAME = 'precompiled-validator';
const FILE = 'validator.js';

/**
 * Docusaurus plugin: pages get the contract's validator as compiled code. In Node, ajv compiles the schemas on use;
 * the content security policy of the pages forbids that.
 */
export default function precompiledValidatorPlugin(context: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData(FILE, standaloneValidator());
    },
    configureWebpack: () => ({
      resolve: { alias: { [COMPILED_MODULE]: path.join(context.generatedFilesDir, NAME, 'default', FILE) } },
    }),
  };
}
