import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text, type Variables } from '@docs/site/variables';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { LOCALES, type Locale, type SearchRecord } from '../record.ts';
import { readRecords } from '../store/index.ts';
import { hostedObject, hostedSettings, hostedSynonyms } from './hosted.ts';

const BUILD = fileURLToPath(new URL('../../../../website/build', import.meta.url));

/** `npm run search:push`. Throws an Error whose message is a sentence for the operator. */
export async function push(
  variables: Variables,
  print: (line: string) => void,
  clientOptions: Parameters<typeof algoliasearch>[2] = {},
): Promise<void> {
  const client = algoliasearch(
    needed(variables, 'SEARCH_APP_ID'),
    needed(variables, 'SEARCH_ADMIN_KEY'),
    clientOptions,
  );
  const build = resolve(text(variables, 'SITE_DIR') ?? BUILD);
  for (const locale of LOCALES) {
    const { name, records } = await readRecords(join(build, '.search', `${locale}.index`));
    await pushIndex(client, name, locale, records);
    print(`${name}: ${records.length} records are in place.`);
  }
}

function needed(variables: Variables, name: string): string {
  const value = text(variables, name);
  if (!value) throw new Error(`${name} is missing: set it to the hosted service's value.`);
  return value;
}

/**
 * Fills a temporary index and moves it over the live one in one step, so that readers see either the old records with
 * the old settings or the new records with the new settings (spec 12.4). Unlike the client's `replaceAllObjects`, it
 * also replaces settings and synonyms. The operator's own rules are kept.
 */
async function pushIndex(
  client: Algoliasearch,
  name: string,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error(`The index ${name} holds no records, so nothing was sent: build the site first.`);
  const indexName = `${name}_tmp_${Date.now()}`;
  const done = async (task: Promise<{ taskID: number }>): Promise<void> => {
    await client.waitForTask({ indexName, taskID: (await task).taskID });
  };
  try {
    await done(
      client.operationIndex({
        indexName: name,
        operationIndexParams: { operation: 'copy', destination: indexName, scope: ['rules'] },
      }),
    );
    await done(client.setSettings({ indexName, indexSettings: hostedSettings(locale) }));
    await done(
      client.saveSynonyms({
        indexName,
        synonymHit: hostedSynonyms(locale),
        replaceExistingSynonyms: true,
      }),
    );
    await client.chunkedBatch({ indexName, objects: records.map(hostedObject), waitForTasks: true });
    await done(
      client.operationIndex({ indexName, operationIndexParams: { operation: 'move', destination: name } }),
    );
  } catch (error) {
    await client.deleteIndex({ indexName }).catch(() => undefined);
    throw error;
  }
}
