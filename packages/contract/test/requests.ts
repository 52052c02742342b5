import fc from 'fast-check';
import { type Form, type FormField, type FormVariant, form, requestExample } from '../src/index.ts';

type Json = Record<string, unknown>;

const BASE64 = fc.base64String({ minLength: 100, maxLength: 160 }).map((text) => text.padEnd(100, 'A'));
const URLS = fc.webUrl({ withQueryParameters: true });

/** Values that forms do not describe, by field name. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  websiteURL: URLS,
  callbackUrl: URLS,
  apiJsUrl: URLS,
  captchaUrl: URLS,
  proxyAddress: fc.constantFrom('203.0.113.7', '2001:db8::1', '198.51.100.255'),
  proxyLogin: fc.stringMatching(/^[^%]{0,9}$/),
  proxyPassword: fc.stringMatching(/^[^%]{0,9}$/),
  captchaScript: fc.constantFrom('https://waf.example.com/captcha/jsapi.js'),
  recognizingModule: fc.constantFrom('vkcaptcha', 'default'),
};

/** Valid bodies, generated from the form of the task type or method. */
export function validBodies(name: string): fc.Arbitrary<Json> {
  const given = form(name, 'en');
  return fc.oneof(...given.variants.map((variant) => bodyOf(given, variant)));
}

/** Valid bodies with one to three changes: fields removed, added, renamed, or set to a value of another type. */
export function nearlyValidBodies(name: string): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('remove', 'replace', 'add', 'rename') as fc.Arbitrary<ChangeKind>,
    key: fc.constantFrom(...KEYS),
    value: ODD_VALUES,
  });
  return fc
    .tuple(validBodies(name), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => asJson(changes.reduce<unknown>(changed, asJson(body))));
}

/** Changes may add keys to arrays, which JSON does not support. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** JSON of any shape that contains names of fields now and then. */
export function randomBodies(name: string): fc.Arbitrary<unknown> {
  const { task } = requestExample(name) as { task: Json };
  const fields = fc.dictionary(fc.constantFrom(...KEYS), ODD_VALUES, { maxKeys: 12 });
  const typed = fields.map((given) => ({
    ...given,
    type: task.type,
    ...(task.class ? { class: task.class } : {}),
  }));
  return fc.oneof(
    fc.jsonValue(),
    typed.map((given) => ({ clientKey: 'YOUR_API_KEY', task: given })),
    fc.record({ clientKey: ODD_VALUES, task: fc.oneof(typed, fields, ODD_VALUES) }, { requiredKeys: [] }),
  );
}

const ODD_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    0,
    1,
    3,
    4,
    70_000,
    '127.0.0.1',
    '::1',
    'fd00::1',
    'proxy.example.com',
    '100%',
    'ftp',
    'http',
    'token',
    'cf_clearance',
    'bls_3x3',
    '4x4',
    'captcha_math',
    'example.com',
    'ftp://example.com',
    'http://',
    'https://example.com/#top',
    'https://example.com/a b',
    'data:image/png;base64,AAAA',
    'A'.repeat(99),
    'A'.repeat(100),
    'A'.repeat(700_000),
    'https://waf.example.com/jsapi.js?x',
  ),
  URLS,
  BASE64,
);

const KEYS = [
  ...new Set([
    ...['AmazonTask', 'GeeTestTask', 'ImageToTextTask', 'RecaptchaClickTask', 'TurnstileTask'].flatMap(
      (name) =>
        form(name, 'en').variants.flatMap(({ fields, proxy }) =>
          [...fields, ...(proxy?.fields ?? [])].flatMap(({ name: key, fields: inner = [] }) => [
            key,
            ...inner.map((field) => field.name),
          ]),
        ),
    ),
    'clientKey',
    'task',
    'softId',
    'constructor',
    'toString',
    'a/b',
    'a~b',
    '',
  ]),
];

type ChangeKind = 'remove' | 'replace' | 'add' | 'rename';
interface Change {
  at: number;
  kind: ChangeKind;
  key: string;
  value: unknown;
}

function changed(body: unknown, { at, kind, key, value }: Change): unknown {
  const places = placesIn(body);
  const place = places[at % places.length];
  if (!place) return body;
  const [parent, name] = place;
  if (kind === 'replace') parent[name] = value;
  if (kind === 'add') parent[key] = value;
  if (kind === 'rename') parent[`${name}x`] = parent[name];
  if (kind === 'remove' || kind === 'rename') delete parent[name];
  return body;
}

/** Every key of every object and array in the value. */
function placesIn(value: unknown): [parent: Json, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): [Json, string][] => [
    [value as Json, key],
    ...placesIn(child),
  ]);
}

function bodyOf({ envelope }: Form, { fields, proxy, example }: FormVariant): fc.Arbitrary<Json> {
  const { task } = example as { task: Json };
  const sendsProxy = proxy?.rule === 'required' ? fc.constant(true) : fc.boolean();
  const optional = fc.record({ fields: record(fields, task), envelope: record(envelope, {}), sendsProxy });
  return optional.chain((given) => {
    const needsLogin = task.type === 'GeeTestTask';
    const proxyFields = (proxy?.fields ?? []).map((field) => ({
      ...field,
      required: field.required || needsLogin || !/Login|Password/.test(field.name),
    }));
    return (given.sendsProxy ? record(proxyFields, task) : fc.constant({})).map((sent) => ({
      clientKey: 'YOUR_API_KEY',
      task: { ...given.fields, ...sent },
      ...given.envelope,
    }));
  });
}

/** Required fields, and some optional ones. A field of the example keeps its value half of the time. */
function record(fields: FormField[], example: Json): fc.Arbitrary<Json> {
  const values = Object.fromEntries(
    fields.map((field) => {
      const shown = example[field.name];
      const made = madeFor(field, shown);
      return [field.name, shown === undefined ? made : fc.oneof(fc.constant(shown), made)];
    }),
  );
  const requiredKeys = fields
    .filter(({ name, required }) => required || name in example)
    .map(({ name }) => name);
  return fc.record(values, { requiredKeys });
}

function madeFor(field: FormField, example: unknown): fc.Arbitrary<unknown> {
  const { name, minimum = 0, maximum = 1000, minItems = 0, maxItems = 3 } = field;
  if (field.const !== undefined) return fc.constant(field.const);
  if (field.enum) return fc.constantFrom(...field.enum);
  if (BY_NAME[name]) return BY_NAME[name];
  if (field.maxBytes) return BASE64;
  if (field.fields) return record(field.fields, (example ?? {}) as Json);
  if (field.open) return fc.dictionary(fc.string(), fc.jsonValue());
  if (field.items) {
    return fc.array(madeFor(field.items, undefined), { minLength: minItems, maxLength: maxItems });
  }
  switch (field.types[0]) {
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.string({ unit: 'grapheme', minLength: 1 });
  }
}
