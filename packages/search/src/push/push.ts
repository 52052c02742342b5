import type { Algoliasearch } from 'algoliasearch';
import type { Locale, SearchRecord } from '../record.ts';
import { hostedObject, hostedSettings, hostedSynonyms } from './hosted.ts';

export interface Pushed {
  /** Name under which the site requests the index: `<prefix>-<locale>`. */
  name: string;
  locale: Locale;
  records: readonly SearchRecord[];
}

type Client = Pick<
  Algoliasearch,
  'operationIndex' | 'setSettings' | 'saveSynonyms' | 'batch' | 'waitForTask' | 'deleteIndex'
>;
type Print = (line: string) => void;

const BATCH_SIZE = 1000;

/**
 * Fills a temporary index and moves it over the live one in one step, so that readers see either the old records with
 * the old settings or the new records with the new settings. Unlike the client's `replaceAllObjects`, it also replaces
 * settings and synonyms. The operator's own rules are kept.
 */
export async function pushIndex(
  client: Client,
  { name, locale, records }: Pushed,
  print: Print,
): Promise<void> {
  if (records.length === 0)
    throw new Error(`The index ${name} holds no records, so nothing was sent: build the site first.`);
  const indexName = `${name}_tmp_${Date.now()}`;
  const done = async (task: Promise<{ taskID: number }>): Promise<void> => {
    await client.waitForTask({ indexName, taskID: (await task).taskID });
  };
  try {
    const copy = { operation: 'copy', destination: indexName, scope: ['rules'] } as const;
    await done(
      client.operationIndex({ indexName: name, operationIndexParams: { ...copy, scope: ['rules'] } }),
    );

    print(`${name}: settings`);
    await done(client.setSettings({ indexName, indexSettings: hostedSettings(locale) }));

    const synonymHit = hostedSynonyms(locale);
    print(`${name}: ${synonymHit.length} synonyms`);
    await done(client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }));

    for (let from = 0; from < records.length; from += BATCH_SIZE) {
      const chunk = records.slice(from, from + BATCH_SIZE);
      const requests = chunk.map((record) => ({ action: 'addObject' as const, body: hostedObject(record) }));
      await done(client.batch({ indexName, batchWriteParams: { requests } }));
      print(`${name}: ${from + chunk.length} of ${records.length} records`);
    }

    await done(
      client.operationIndex({ indexName, operationIndexParams: { operation: 'move', destination: name } }),
    );
    print(`${name}: in place`);
  } catch (error) {
    await client.deleteIndex({ indexName }).catch(() => undefined);
    throw error;
  }
}

/** Describes what `pushIndex` would send. */
export function describePush({ name, locale, records }: Pushed): string {
  const bytes = records.reduce(
    (sum, record) => sum + Buffer.byteLength(JSON.stringify(hostedObject(record))),
    0,
  );
  const counts = `${records.length} records (${Math.ceil(bytes / 1024)} KB), ${hostedSynonyms(locale).length} synonyms`;
  return `${name}: ${counts}, settings ${JSON.stringify(hostedSettings(locale), null, 2)}`;
}
