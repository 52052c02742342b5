import type { Form, FormField } from '@docs/contract';
import type { Fault } from '@docs/contract/validator';

/** The reader's input, in the shape of the request body. Every single value is text, to keep incomplete numbers too. */
export type Draft = string | Draft[] | DraftObject;
export interface DraftObject {
  [name: string]: Draft;
}
/** The path from the root of the body to a value: `['task', 'websiteURL']`. */
export type Path = readonly (string | number)[];

/** The whole body without `clientKey`, as one field. */
export function rootField(form: Form, variant: number): FormField {
  const { fields = [], proxy } = form.variants[variant] ?? {};
  const task = [...fields, ...(proxy?.fields ?? [])];
  if (form.method !== 'createTask') return objectField('', task);
  return objectField('', [objectField('task', task), ...form.envelope]);
}

function objectField(name: string, fields: FormField[]): FormField {
  return { name, fields, types: ['object'], typeText: '', required: true, description: '', constraints: [] };
}

/** The request as JSON; `undefined` where a field is left empty. Text that does not fit the field's type stays text: the validator reports it. */
export function toValue(field: FormField, draft: Draft | undefined): unknown {
  if (field.const !== undefined) return field.required || draft !== undefined ? field.const : undefined;
  if (draft === '' && field.allowsEmpty) return '';
  if (draft === undefined || draft === '') return field.fields && field.required ? {} : undefined;
  if (typeof draft === 'string') return parsed(field, draft);
  if (Array.isArray(draft)) return listValue(field, draft);
  const entries = (field.fields ?? []).map((inner) => [inner.name, toValue(inner, draft[inner.name])]);
  const filled = entries.filter(([, value]) => value !== undefined);
  return filled.length > 0 || field.required ? Object.fromEntries(filled) : undefined;
}

/** Empty rows are kept, so that an error points at the row that the reader sees. */
function listValue({ items, required }: FormField, draft: Draft[]): unknown[] | undefined {
  if (draft.length === 0 && !required) return undefined;
  return draft.map((one) => (items && toValue(items, one)) ?? '');
}

function parsed({ types, enum: choice, open }: FormField, text: string): unknown {
  const chosen = choice?.find((value) => asText(value) === text);
  if (chosen !== undefined) return chosen;
  if (open) return jsonOf(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const numeric = types.includes('integer') || types.includes('number');
  return numeric && /^-?\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text)))
    ? Number(text)
    : text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The draft of a value from an example or a link. Values that do not fit the fields are left out. */
export function toDraft(field: FormField, value: unknown): Draft | undefined {
  if (value === undefined) return undefined;
  if (field.open) return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  if (field.items) {
    const { items } = field;
    return Array.isArray(value) ? value.map((one) => toDraft(items, one) ?? '') : undefined;
  }
  if (!field.fields) return asText(value);
  if (!isObject(value)) return undefined;
  const entries = field.fields.map((inner) => [inner.name, toDraft(inner, value[inner.name])]);
  return Object.fromEntries(entries.filter(([, draft]) => draft !== undefined));
}

/**
 * A copy in which every secret is replaced by the example's value or another placeholder: for storage, links and the
 * sandbox. A placeholder and not nothing, so that the request stays valid.
 */
export function withoutSecrets(field: FormField, draft: Draft, example: Draft | undefined): Draft {
  if (field.secret) return typeof example === 'string' ? example : placeholderOf(field);
  if (Array.isArray(draft)) {
    const { items } = field;
    return items ? draft.map((one) => withoutSecrets(items, one, undefined)) : draft;
  }
  if (typeof draft === 'string') return draft;
  const examples = example !== undefined && isObject(example) ? example : {};
  const known = new Map((field.fields ?? []).map((inner) => [inner.name, inner]));
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const inner = known.get(name);
      return [name, inner ? withoutSecrets(inner, value, examples[name]) : value];
    }),
  );
}

/** `YOUR_PROXY_LOGIN` for `proxyLogin`. */
function placeholderOf({ name, placeholder }: FormField): string {
  return placeholder ?? `YOUR_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function draftAt(draft: Draft | undefined, [key, ...rest]: Path): Draft | undefined {
  if (key === undefined || draft === undefined || typeof draft === 'string')
    return key === undefined ? draft : undefined;
  const inner = Array.isArray(draft) ? draft[Number(key)] : draft[key];
  return draftAt(inner, rest);
}

/** A copy with another draft at the path; `undefined` removes it. */
export function withDraft(
  draft: Draft | undefined,
  [key, ...rest]: Path,
  next: Draft | undefined,
): Draft | undefined {
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list = Array.isArray(draft) ? draft : [];
    const inner = withDraft(list[key], rest, next);
    return inner === undefined ? list.toSpliced(key, 1) : list.toSpliced(key, 1, inner);
  }
  const object = isObject(draft) ? (draft as DraftObject) : {};
  const { [key]: current, ...others } = object;
  const inner = withDraft(current, rest, next);
  return inner === undefined ? others : { ...object, [key]: inner };
}

/** An empty row of a list is a missing value, whatever the API finds wrong with an empty one. */
export const withMissing = (faults: Fault[], draft: Draft): Fault[] =>
  faults.map((fault) => {
    const isRow = /\/\d+$/.test(fault.pointer);
    return isRow && draftAt(draft, pathOf(fault)) === '' ? { ...fault, rule: 'required' } : fault;
  });

export const pathOf = ({ pointer }: Pick<Fault, 'pointer'>): Path => pointer.split('/').slice(1);

export const pointerOf = (path: Path): string => path.map((key) => `/${key}`).join('');
