import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text, url, type Variables } from '@docs/site/variables';
import { algoliasearch } from 'algoliasearch';
import { LOCALES } from '../record.ts';
import { readRecords } from '../store/index.ts';
import { describePush, type Pushed, pushIndex } from './push.ts';

const BUILD = fileURLToPath(new URL('../../../../website/build', import.meta.url));

/** `npm run search:push [-- --dry-run]`. Throws an Error whose message is a sentence for the operator. */
export async function runPush(
  args: readonly string[],
  variables: Variables,
  print: (line: string) => void,
): Promise<void> {
  const unknown = args.find((arg) => arg !== '--dry-run');
  if (unknown !== undefined) throw new Error(`The option ${unknown} is unknown: only --dry-run is.`);
  const indexes = await readIndexes(resolve(text(variables, 'SITE_DIR') ?? BUILD, '.search'));
  if (args.length > 0) {
    for (const index of indexes) print(describePush(index));
    print('Dry run: nothing was sent.');
    return;
  }
  const client = algoliasearch(
    needed(variables, 'SEARCH_APP_ID'),
    needed(variables, 'SEARCH_ADMIN_KEY'),
    hosts(variables),
  );
  for (const index of indexes) await pushIndex(client, index, print);
}

async function readIndexes(folder: string): Promise<Pushed[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const { header, records } = await readRecords(join(folder, `${locale}.index`));
      return { name: header.name, locale, records };
    }),
  );
}

function needed(variables: Variables, name: string): string {
  const value = text(variables, name);
  if (!value) throw new Error(`${name} is missing: set it to the hosted service's value, or try --dry-run.`);
  return value;
}

/** A server to use instead of the hosted one, for tests. */
function hosts(variables: Variables): Parameters<typeof algoliasearch>[2] {
  const other = url(variables, 'SEARCH_PUSH_HOST');
  if (!other) return {};
  const protocol = other.protocol === 'http:' ? 'http' : 'https';
  return { hosts: [{ url: other.host, accept: 'readWrite', protocol }] };
}
