import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import leanBundle, { replacedModules } from '.';

const themeClassic = require('@docusaurus/theme-classic').default;
const context = {
  siteDir: '/site',
  siteConfig: { themeConfig: { prism: {} }, markdown: {} },
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
} as unknown as LoadContext;

describe('internals of theme-classic that lean-bundle replaces', () => {
  it('are files of the installed version', () => {
    for (const path of Object.keys(replacedModules('/site'))) {
      expect(existsSync(path), `theme-classic no longer has ${path}`).toBe(true);
    }
  });

  it('are all of its client modules', () => {
    const modules: string[] = themeClassic(context, { customCss: [] }).getClientModules();
    const names = (paths: string[]) => paths.map((path) => basename(path).replace(/\.js$/, '')).sort();
    expect(
      names(modules),
      'theme-classic loads other client modules than those that lean-bundle replaces',
    ).toEqual(names(Object.keys(replacedModules('/site'))));
  });
});

describe('an unexpected bundler setup fails the build with a one-sentence error', () => {
  const plugin = leanBundle(context);

  it('names postcss-preset-env when Docusaurus no longer passes it', () => {
    expect(() => plugin.configurePostCss?.({ plugins: ['/x/autoprefixer'] })).toThrow(/postcss-preset-env/);
  });

  it('names the minimizer that replaced the expected one', () => {
    class TerserPlugin {}
    const configure = plugin.configureWebpack as (...args: unknown[]) => unknown;
    expect(() =>
      configure({ optimization: { minimizer: [new TerserPlugin()] } }, false, {
        currentBundler: { instance: {} },
      }),
    ).toThrow(/TerserPlugin, not SwcJsMinimizerRspackPlugin/);
  });
});
