import path from 'node:path';
import { COMPILED_MODULE, standaloneValidator } from '@docs/contract/validator/standalone';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keptFor } from '../kept.ts';

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
      const kept = keptFor(context, NAME);
      await actions.createData(FILE, await kept.get(FILE, standaloneValidator));
      kept.save();
    },
    configureWebpack: () => ({
      resolve: { alias: { [COMPILED_MODULE]: path.join(context.generatedFilesDir, NAME, 'default', FILE) } },
    }),
  };
}
