import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { fillPlaceholders } from './placeholders.ts';

const fill = (text: string) => fillPlaceholders(text, 'docs/page.mdx');

test('placeholders are replaced by values of the brand anywhere in the text', () => {
  expect(fill('# %BRAND%\n\n[dashboard](%DASHBOARD_URL%), `%API_HOST%`')).toBe(
    `# ${brand.name}\n\n[dashboard](${brand.hosts.dashboard}), \`${new URL(brand.hosts.api).host}\``,
  );
  expect(fill('%API_URL% %SITE_URL% %DOCS_URL% %HELPDESK_URL%')).toBe(
    `${brand.hosts.api} ${brand.hosts.site} ${brand.hosts.docs} ${brand.hosts.helpdesk}`,
  );
});

test('every library has a placeholder for its package', () => {
  const text = '%PACKAGE_NPM% %PACKAGE_PYPI% %PACKAGE_NUGET% %PACKAGE_GO_MODULES% %PACKAGE_PACKAGIST%';
  expect(fill(text)).toBe(brand.libraries.map((library) => library.package).join(' '));
  expect(fill('%CLIENT_CLASS%Factory')).toBe(`${brand.clientClass}Factory`);
});

test('no page, translation, message or sample has the name of the brand: only its placeholder', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = ['website/docs', 'website/i18n', 'website/src', 'website/search-phrases', 'packages/contract']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(mdx?|json|ya?ml|tsx?|txt)$/.test(path) && !/node_modules|\.test\./.test(path));
  expect(files.length).toBeGreaterThan(300);
  const name = new RegExp(brand.name.split(/\W+/).join('[-_ .]?'), 'i');
  expect(files.filter((file) => name.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('an unknown placeholder is reported with its file and the known ones', () => {
  expect(() => fill('%BRANDS%')).toThrow(
    /^docs\/page\.mdx has the unknown placeholder %BRANDS%; known are %BRAND%, .*%PACKAGE_NPM%.*\.$/,
  );
});

test('the User-Agent placeholder, percent signs and escaped URLs are not changed', () => {
  const text = '%USER_AGENT% 100% of 5%, https://example.com/%D0%BF%D1%80?a=%20%AB%CD, %lower%';
  expect(fill(text)).toBe(text);
});
