import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Small sites with the product's build rules. They are created below website/ to resolve its packages. */
let root: string;

beforeAll(async () => {
  await mkdir(join(__dirname, '.fixture'), { recursive: true });
  root = await mkdtemp(join(__dirname, '.fixture/rules-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('build rules (spec 5.5)', { timeout: 120_000 }, () => {
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

  // One build for these, because none of their faults may fail it, and a build takes 11 s.
  describe('a site with faults that only warn, built in one locale', () => {
    let built: Awaited<ReturnType<typeof buildSite>>;
    beforeAll(async () => {
      const files = {
        'docs/index.md': 'One.\n',
        'docs/faulty.md': '[gone](./gone.md) and [there][there].\n\n[there]: ./gone.md\n',
        'docs/other.md': '---\nslug: /\n---\n\nTwo.\n',
      };
      built = await buildSite('warnings', files, 'ru');
    }, 120_000);

    it('a broken Markdown link only warns', () => {
      expect(built.output).toContain('./gone.md');
      expect(built.output).toContain('(line 1)');
      expect(built.code).toBe(0);
    });

    it('a broken Markdown link is shown as text, never as a link to somewhere else', async () => {
      const html = await readFile(join(built.outDir, 'ru/faulty/index.html'), 'utf8');
      expect(html).toContain('<span>gone</span>');
      expect(html).toContain('[there][there]');
      expect(html).not.toContain('gone.md');
    });

    it('a duplicate route only warns', () => {
      expect(built.output).toContain('Duplicate routes');
      expect(built.code).toBe(0);
    });

    it('a locale built alone keeps its prefix', async () => {
      expect(built.output).not.toContain('[ERROR]');
      expect(built.code).toBe(0);
      expect(await readFile(join(built.outDir, 'ru/index.html'), 'utf8')).toContain('href=/ru/assets/css/');
    });
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
