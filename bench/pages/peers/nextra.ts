import type { Content } from '../content.ts';
import { exporting, markdownFiles, type Peer } from './peer.ts';

export const nextra: Peer = {
  title: 'Nextra',
  files: (content) => ({
    'next.config.mjs': CONFIG,
    'app/layout.jsx': layout(content),
    'app/[[...mdxPath]]/page.jsx': PAGE,
    'mdx-components.js': COMPONENTS,
    'content/index.md': `# ${content.name}\n\n[Documentation](/docs/getting-start)\n`,
    ...orders(content),
    ...markdownFiles(content, { folder: 'content', heading: true }),
  }),
  build: [
    ['next', 'build'],
    ['pagefind', '--site', 'out', '--output-path', 'out/_pagefind'],
  ],
  out: 'out',
  suffix: '/',
  search: 'input[type="search"]',
};

const CONFIG = `import nextra from 'nextra';

export default nextra({})({
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
});
`;

const layout = ({ name }: Content) => `import { Footer, Layout, Navbar } from 'nextra-theme-docs';
import 'nextra-theme-docs/style.css';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';

export const metadata = { title: ${JSON.stringify(name)} };

export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>{${JSON.stringify(name)}}</b>} />}
          footer={<Footer>{${JSON.stringify(name)}}</Footer>}
          pageMap={await getPageMap()}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
`;

const PAGE = `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }) {
  return (await importPage((await params).mdxPath)).metadata;
}

const Wrapper = useMDXComponents().wrapper;

export default async function Page(props) {
  const params = await props.params;
  const { default: Content, toc, metadata, sourceCode } = await importPage(params.mdxPath);
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content {...props} params={params} />
    </Wrapper>
  );
}
`;

const COMPONENTS = `import { useMDXComponents as themeComponents } from 'nextra-theme-docs';

export const useMDXComponents = (components) => ({ ...themeComponents(), ...components });
`;

/** Nextra's sidebar is the tree of folders; a file in each folder sets the order and the labels. */
function orders({ pages }: Content): Record<string, string> {
  const folders = new Map<string, Record<string, string>>();
  for (const { path, label } of pages) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      const entries = folders.get(folder) ?? {};
      const name = parts[depth] ?? '';
      if (depth === parts.length - 1) entries[name] = label;
      else entries[name] ??= name;
      folders.set(folder, entries);
    }
  }
  return Object.fromEntries(
    [...folders].map(([folder, entries]) => [`content/${folder}/_meta.js`, exporting(entries)]),
  );
}
