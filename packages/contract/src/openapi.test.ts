import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brand } from '@docs/site/brand';
import { load } from 'js-yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES, localizedOpenApi } from './index.ts';

const HOME = fileURLToPath(new URL('../', import.meta.url));
const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/package.json')).replace(
  'package.json',
  'bin/cli.js',
);

interface Download {
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, { servers?: { url: string }[] }>;
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
}

const read = (yaml: string) => load(yaml) as Download;

/** Fails with the linter's own list of problems. */
async function lint(file: string): Promise<void> {
  const args = [REDOCLY, 'lint', file, '--config', join(HOME, 'redocly.yaml'), '--format=stylish'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, args, { env }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}\n${stderr}`);
  });
}

describe('the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  for (const locale of LOCALES) {
    it(`is valid as a download in ${locale}`, { timeout: 60_000 }, async () => {
      const file = join(folder, `${locale}.yaml`);
      writeFileSync(file, localizedOpenApi(locale));
      await lint(file);
    });
  }

  it('is invalid with an unknown schema, and the linter names it', { timeout: 60_000 }, async () => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(file, localizedOpenApi('en').replaceAll('schemas/AmazonSolution', 'schemas/NoSolution'));
    await expect(lint(file)).rejects.toThrow(/NoSolution|resolve/);
  });

  it('joins clauses and sentences with the punctuation of the locale', () => {
    const body = (locale: 'en' | 'zh') =>
      read(localizedOpenApi(locale)).components.schemas.ImageToTextTask?.properties.body?.description;
    expect(body('en')).toMatch(/base64\. Constraints: base64; no line breaks;/);
    expect(body('zh')).toMatch(/图片的 Base64 编码。约束：Base64 编码；不含换行；/);
  });

  it('fills the hosts and the name of the brand into the download and leaves no text key or placeholder', () => {
    const yaml = localizedOpenApi('ru');
    expect(yaml).not.toMatch(/x-text|x-when|x-constraints|%[A-Z_]{3,}%/);
    expect(yaml).toContain(`](${brand.hosts.docs}/ru/docs/api/token-accept#three-ways)`);
    const { info, servers, paths } = read(yaml);
    expect(info.title).toBe(`${brand.name} API`);
    expect(servers[0]?.url).toBe(brand.hosts.api);
    expect(paths['/api/useragent/actual']?.servers?.[0]?.url).toBe(brand.hosts.site);
  });

  it('contains no draft', () => {
    expect(localizedOpenApi('en')).not.toMatch(/datadome|hcaptcha/i);
  });
});
