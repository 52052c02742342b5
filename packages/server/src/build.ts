import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Sandbox, type SandboxData } from '@docs/contract/sandbox';
import { homeOf, LOCALES, type Locale } from '@docs/site/locales';
import { OperatorError } from '@docs/site/variables';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ContractAnswers } from './contract-answers.ts';
import { readJson } from './json-file.ts';
import { openSearch, type SearchService } from './search-pool/index.ts';
import { loadSite, type Site } from './site.ts';

/** Everything that one build serves. Nothing that the server says about the site comes from anywhere else. */
export interface Build {
  readonly stamp: string;
  /** null with API_ONLY. */
  readonly site: Site | null;
  /** By locale; empty with API_ONLY. */
  readonly contract: ReadonlyMap<string, ContractAnswers>;
  /** null: disabled, or with API_ONLY in a checkout that was never built. */
  readonly sandbox: Sandbox | null;
  readonly search: SearchService;
}

const SANDBOX = '.sandbox.json';

/** Reads the build in the folder, whole or not at all. The message of the error names files within the build. */
export async function loadBuild(config: Config, log: FastifyBaseLogger): Promise<Build> {
  const { siteDir: dir, apiOnly } = config;
  let search: Promise<SearchService> | undefined;
  try {
    const stamp = await readStamp(dir);
    if (stamp === '' && !apiOnly)
      throw new OperatorError(existsSync(join(dir, 'index.html')) ? INCOMPLETE : NO_SITE);
    search = openSearch(dir, {
      prefix: config.search.indexPrefix,
      log: { error: (sentence) => log.error(sentence) },
    });
    search.catch(() => {}); // handled below, when the rest is read
    const site = apiOnly ? null : await loadSite(dir);
    const locales = LOCALES.filter((locale) => site?.homes.includes(homeOf(locale)));
    const contract = new Map<string, ContractAnswers>();
    for (const locale of locales) {
      const answers = await readJson<ContractAnswers>(dir, `.contract/${locale}.json`);
      contract.set(locale, answers as ContractAnswers);
    }
    const hasSandbox = config.sandbox && (!apiOnly || existsSync(join(dir, SANDBOX)));
    const sandbox = hasSandbox ? await openSandbox(dir) : null;
    const build: Build = { stamp, site, contract, sandbox, search: await search };
    const reason = unusable(build.search, locales) ?? ((await readStamp(dir)) === stamp ? null : CHANGED);
    if (reason !== null) throw new OperatorError(reason);
    return build;
  } catch (error) {
    void search?.then((service) => service.close()).catch(() => {});
    const { message } = error as Error;
    throw new OperatorError(message.replaceAll(`${dir}${sep}`, '').replaceAll(dir, 'the build'));
  }
}

const NO_SITE = 'There is no built site: run "npm run build" first.';
const INCOMPLETE =
  'The build is not complete: wait until it has finished and written .stamp, or run "npm run build".';
const CHANGED = 'The build changed while it was read.';

async function openSandbox(dir: string): Promise<Sandbox> {
  const content = await readJson<SandboxData>(dir, SANDBOX);
  try {
    return new Sandbox(content as SandboxData);
  } catch (error) {
    throw new OperatorError(
      `${SANDBOX} is not a contract for the sandbox (${(error as Error).message}): run "npm run build" again.`,
    );
  }
}

/** Why a locale cannot be searched although its pages are in the build. */
function unusable({ indexes }: SearchService, locales: readonly Locale[]): string | null {
  const broken = locales.find((locale) => typeof indexes[locale]?.records !== 'number');
  return broken ? (indexes[broken]?.fault ?? `There is no search index of ${broken}.`) : null;
}

/**
 * Identifies the build in a folder. The build writes `.stamp` last. If it is missing or empty, the build is not complete,
 * and the result is empty.
 */
export async function readStamp(dir: string): Promise<string> {
  const found = await stat(join(dir, '.stamp')).catch(() => null);
  return found && found.size > 0 ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
}
