import { brand } from '@docs/site/brand';
import type { Content, Entry } from '../content.ts';
import { isPage, markdownFiles, type Peer } from './peer.ts';

export const starlight: Peer = {
  title: 'Starlight',
  files: (content) => ({
    'astro.config.mjs': config(content),
    'src/content.config.ts': COLLECTION,
    'src/content/docs/index.md': `---\ntitle: ${content.name}\n---\n\n[Documentation](/docs/getting-start/)\n`,
    ...markdownFiles(content, { folder: 'src/content/docs', suffix: '/', heading: false }),
  }),
  build: ['astro', 'build'],
  out: 'dist',
  suffix: '/',
  search: 'button[data-open-modal]',
};

const config = ({ name, sidebar }: Content) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: '${brand.hosts.docs}',
  integrations: [starlight(${JSON.stringify({ title: name, sidebar: sidebar.map(item) })})],
});
`;

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function item(entry: Entry): object {
  return isPage(entry)
    ? { label: entry.label, slug: entry.path }
    : { label: entry.label, items: entry.items.map(item) };
}
