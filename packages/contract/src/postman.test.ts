import { brand } from '@docs/site/brand';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { LOCALES, localizedOpenApi } from './index.ts';
import { validateRequest } from './testing/index.ts';

/** The parts of Postman's importer and collections that these tests use. The package has no types. */
interface Importer {
  convertV2(
    source: { type: 'string'; data: string },
    options: Record<string, string>,
    done: (error: Error | null, outcome: Outcome) => void,
  ): void;
}
interface Outcome {
  result: boolean;
  reason?: string;
  output?: { type: string; data: { item: Item[]; variable: { key: string; value: string }[] } }[];
}
interface Item {
  name: string;
  item?: Item[];
  request?: { method: string; description?: { content: string }; body?: { raw: string } };
}

async function imported(
  yaml: string,
  options: Record<string, string>,
): Promise<NonNullable<Outcome['output']>> {
  const { default: importer } = (await import('openapi-to-postmanv2')) as { default: Importer };
  const { result, reason, output } = await new Promise<Outcome>((resolve, reject) => {
    importer.convertV2({ type: 'string', data: yaml }, options, (error, outcome) =>
      error ? reject(error) : resolve(outcome),
    );
  });
  if (!result || !output) throw new Error(`Postman refuses the file: ${reason}`);
  return output;
}

interface Operation {
  operationId: string;
  description: string;
  'x-alias-of'?: string;
}

function operationsOf(yaml: string): Map<string, Operation> {
  const { paths } = load(yaml) as { paths: Record<string, { get?: Operation; post?: Operation }> };
  const found = Object.values(paths).flatMap(({ get, post }) => get ?? post ?? []);
  return new Map(found.map((operation) => [operation.operationId, operation]));
}

const requests = (items: Item[]): Item[] => items.flatMap((one) => (one.item ? requests(one.item) : one));

describe.each(LOCALES)('the download in %s, imported by Postman', { timeout: 60_000 }, (locale) => {
  const yaml = localizedOpenApi(locale);

  it('has a request for every operation, a valid example as its body and a localized description', async () => {
    const [collection] = await imported(yaml, { parametersResolution: 'Example' });
    const found = requests(collection?.data.item ?? []);
    const operations = operationsOf(yaml);
    expect(found.map(({ name }) => name).sort()).toEqual([...operations.keys()].sort());
    for (const { name, request } of found) {
      const operation = operations.get(name);
      expect(request?.description?.content).toBe(operation?.description);
      if (name === 'getUserAgent') continue; // a GET: it has no body
      const body = JSON.parse(request?.body?.raw ?? '');
      expect(validateRequest(operation?.['x-alias-of'] ?? name, body), name).toEqual({ valid: true });
    }
    expect(collection?.data.variable).toContainEqual(
      expect.objectContaining({ key: 'baseUrl', value: brand.hosts.api }),
    );
  });

  it('is accepted with the default settings of Postman too', async () => {
    const [collection] = await imported(yaml, {});
    expect(collection?.type).toBe('collection');
    expect(requests(collection?.data.item ?? [])).not.toHaveLength(0);
  });
});
