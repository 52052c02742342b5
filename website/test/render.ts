import { type EvaluateOptions, evaluate } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { createElement, type FunctionComponent } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import Anchor from '../src/components/Anchor/index.tsx';
import BuiltHtml from '../src/components/BuiltHtml/index.tsx';
import CodeBlock from '../src/components/CodeBlock/index.tsx';
import ListFilter from '../src/components/ListFilter/index.tsx';
import ProgramFile from '../src/components/ProgramFile/index.tsx';
import SampleTabs from '../src/components/SampleTabs/index.tsx';
import TryIt from '../src/components/TryIt/index.tsx';

/** A page as the build would render it: compiled from MDX with the plugins given, rendered with the real components. */
export async function renderPage(
  mdx: string,
  plugins: Pick<EvaluateOptions, 'remarkPlugins' | 'rehypePlugins'>,
): Promise<string> {
  const file = new VFile({ path: 'docs/page.mdx', value: mdx });
  const { default: Page } = await evaluate(file, {
    ...runtime,
    remarkPlugins: plugins.remarkPlugins,
    rehypePlugins: [...(plugins.rehypePlugins ?? []), withoutImports],
  });
  return renderToStaticMarkup(
    createElement(Page as FunctionComponent<{ components: object }>, {
      components: { Anchor, BuiltHtml, CodeBlock, ListFilter, ProgramFile, SampleTabs, TryIt },
    }),
  );
}

/** `@site/…` cannot be resolved outside Docusaurus: the components are passed in instead. */
function withoutImports() {
  return (tree: Root): void => {
    tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm');
  };
}
