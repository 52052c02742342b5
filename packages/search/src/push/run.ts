import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { algoliasearch } from 'algoliasearch';
import { LOCALES } from '../record.ts';
import { readRecords } from '../store/index.ts';
import { describePush, type Pushed, pushIndex } from './push.ts';

const BUILD = fileURLToPath(new URL('../../../../website/build', import.meta.url));

type Variables = Record<string, string | undefined>;

/** `npm run search:push [-- --dry-run]`. Throws an Error whose message is a sentence for the operator. */
export async function runPush(
  args: readonly string[],
  variables: Variables,
  print: (line: string) => void,
): Promise<void> {
  const unknown = args.find((arg) => arg !== '--dry-run');
  if (unknown !== undefined) throw new Error(`The option ${unknown} is unknown: only --dry-run is.`);
  const indexes = await readIndexes(resolve(variables.SITE_DIR?.trim() || BUILD, '.search'));
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
  const value = variables[name]?.trim();
  if (!value) throw new Error(`${name} is missing: set it to the hosted service's value, or try --dry-run.`);
  return value;
}

/** Another server than the hosted one, for tests. */
function hosts(variables: Variables): Parameters<typeof algoliasearch>[2] {
  const value = variables.SEARCH_PUSH_HOST?.trim();
  if (!value) return {};
  if (!URL.canParse(value))
    throw new Error(`SEARCH_PUSH_HOST is ${JSON.stringify(value)}, but it must be an absolute address.`);
  const { host, protocol } = new URL(value);
  return { hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }] };
}
