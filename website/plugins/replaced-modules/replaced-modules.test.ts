import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { replacedModules } from '.';

const themeClassic = require('@docusaurus/theme-classic').default;
const context = {
  siteDir: '/site',
  siteConfig: { themeConfig: { prism: {} }, markdown: {} },
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
} as unknown as LoadContext;

describe('modules of theme-classic that are replaced', () => {
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
      'theme-classic loads other client modules than those that plugins/replaced-modules replaces',
    ).toEqual(names(Object.keys(replacedModules('/site'))));
  });
});
