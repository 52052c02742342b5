import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Small sites with the product's build rules. They are created below website/ to resolve its packages. */
let root: string;

beforeAll(async () => {
  await mkdir(join(__dirname, '.fixture'), { recursive: true });
  root = await mkdtemp(join(__dirname, '.fixture/rules-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('build rules (spec 5)', { timeout: 120_000 }, () => {
  it('a broken link fails the build and names the page and the link', async () => {
    const { code, output } = await buildSite('broken-link', { 'docs/index.md': '[gone](/nowhere)\n' });
    expect(code).not.toBe(0);
    expect(output).toContain('/nowhere');
  });

  it('a link to a heading that does not exist fails the build', async () => {
    const { code, output } = await buildSite('broken-anchor', { 'docs/index.md': '[gone](#nowhere)\n' });
    expect(code).not.toBe(0);
    expect(output).toContain('#nowhere');
  });

  it('a broken Markdown link only warns', async () => {
    const { code, output } = await buildSite('broken-markdown-link', {
      'docs/index.md': '[gone](./gone.md)\n',
    });
    expect(output).toContain('./gone.md');
    expect(code).toBe(0);
  });

  it('a duplicate route only warns', async () => {
    const { code, output } = await buildSite('duplicate-route', {
      'docs/index.md': 'One.\n',
      'docs/other.md': '---\nslug: /\n---\n\nTwo.\n',
    });
    expect(output).toContain('Duplicate routes');
    expect(code).toBe(0);
  });

  it('a locale built alone keeps its prefix', async () => {
    const { code, output, outDir } = await buildSite('one-locale', { 'docs/index.md': 'Text.\n' }, 'ru');
    expect(output).not.toContain('[ERROR]');
    expect(code).toBe(0);
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(join(outDir, 'ru/index.html'), 'utf8')).toContain('href=/ru/assets/css/');
  });
});

async function buildSite(name: string, files: Record<string, string>, locale = 'en') {
  const site = join(root, name);
  for (const [path, text] of Object.entries({ 'docusaurus.config.ts': CONFIG, ...files })) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  await cp(join(__dirname, 'package.json'), join(site, 'package.json'));
  const outDir = join(site, 'build');
  return new Promise<{ code: number; output: string; outDir: string }>((resolve) => {
    execFile(
      process.execPath,
      [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', site, '--locale', locale],
      { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr, outDir }),
    );
  });
}

const CONFIG = `
import { buildRules } from '../../../build-rules';
import { i18n } from '../../../locales';
export default {
  title: 'Fixture', url: 'https://docs.example.com', baseUrl: '/',
  future: { v4: true, faster: true },
  ...buildRules,
  i18n,
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: [['@docusaurus/theme-classic', {}]],
};
`;
