import { resolve, type Schema } from './contract.ts';
import { variantsOf } from './names.ts';
import { joined, type Translate } from './texts.ts';
import type { FieldRow, Required, Text } from './types.ts';

/** Rows of a field table: one per field that has a description. Nested fields are named by their dotted path. */
export function rows(given: Schema, t: Translate, variant?: string): FieldRow[] {
  const decided = variant === undefined ? new Set<string>() : fieldsThatVariantsDecide(given);
  return walk(variantSchema(given, variant), t, decided, '', true);
}

/** The schema narrowed to one of its variants. */
export function variantSchema(given: Schema, variant: string | undefined): Schema {
  const overlay = variant === undefined ? undefined : variantsOf(given).get(variant);
  return overlay ? narrow(given, overlay) : given;
}

function walk(
  parent: Schema,
  t: Translate,
  decided: Set<string>,
  path: string,
  parentRequired: boolean,
): FieldRow[] {
  return children(parent).flatMap(([key, child]) => {
    const name = `${path}${key}`;
    const required = parentRequired && (parent.required?.includes(key) || child['x-key'] !== undefined);
    const nested = walk(child, t, decided, `${name}.`, required);
    if (!child['x-text']) return nested;
    const condition = decided.has(name) ? undefined : child['x-when'];
    return [
      fieldRow(name, child, required ? 'yes' : condition ? { when: t(condition) } : 'no', t),
      ...nested,
    ];
  });
}

function children(parent: Schema): [string, Schema][] {
  const named = Object.entries(parent.properties ?? {}).flatMap(([key, child]): [string, Schema][] =>
    child === false ? [] : [[key, resolve(child)]],
  );
  const any =
    typeof parent.additionalProperties === 'object' ? resolve(parent.additionalProperties) : undefined;
  return any?.['x-key'] ? [...named, [any['x-key'], any]] : named;
}

export function fieldRow(name: string, field: Schema, required: Required, t: Translate): FieldRow {
  return {
    name,
    type: typeWords(field, t),
    required,
    ...(field.default !== undefined &&
      field.const === undefined && { default: JSON.stringify(field.default) }),
    constraints: constraints(field, t),
    description: field['x-text'] ? t(field['x-text']) : '',
  };
}

function typeWords(field: Schema, t: Translate): Text {
  const words = [field['x-type'] ?? field.type ?? 'object'].flat().map((type) => {
    const items = type === 'array' && field.items ? resolve(field.items).type : undefined;
    return typeof items === 'string' ? t(`word.arrayOf.${items}`) : t(`word.${type}`);
  });
  const last = words.pop() ?? '';
  const type = words.length > 0 ? t('word.or', { first: joined(words, 'list.comma', t), last }) : last;
  return [type, ...formats(field, t)].join(' · ');
}

/** What kind of string or number it is: part of the type, not a rule of its own. */
function formats(field: Schema, t: Translate): Text[] {
  const found: Text[] = [];
  if (field.format === 'uri') found.push(t('constraint.uri'));
  if (field['x-constraints']?.includes(BASE64)) found.push(t(BASE64));
  if (field.minimum !== undefined && field.maximum !== undefined) {
    found.push(t('constraint.range', { minimum: field.minimum, maximum: field.maximum }));
  }
  return found;
}

const BASE64 = 'constraint.base64';

function constraints(field: Schema, t: Translate): Text[] {
  const found: Text[] = [];
  if (field.const === '') found.push(t('constraint.empty'));
  else if (field.const !== undefined) found.push(t('constraint.const', { value: code(field.const) }));
  else if (field.enum && !field['x-errors']) {
    const values = field.enum.filter((value) => !field['x-alias']?.includes(String(value)));
    found.push(
      values.length === 1
        ? t('constraint.const', { value: code(values[0]) })
        : t('constraint.oneOf', { values: joined(values.map(code), 'list.comma', t) }),
    );
  }
  if (field.minItems !== undefined && field.minItems === field.maxItems) {
    found.push(
      field.minItems === 1
        ? t('constraint.exactItem')
        : t('constraint.exactItems', { count: field.minItems }),
    );
  }
  const rules = (field['x-constraints'] ?? []).filter((key) => key !== BASE64);
  found.push(...rules.map((key) => t(key)));
  if (field.examples?.length) found.push(t('constraint.example', { value: code(field.examples[0]) }));
  return found;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Narrows the fields of a schema to one of its variants. */
function narrow(base: Schema, overlay: Schema): Schema {
  const properties = Object.entries(base.properties ?? {}).flatMap(([key, child]): [string, Schema][] => {
    const change = overlay.properties?.[key];
    if (child === false || change === false) return [];
    return [[key, change ? narrow(resolve(child), change) : child]];
  });
  const { properties: _, required = [], ...keywords } = overlay;
  return {
    ...base,
    ...keywords,
    required: [...(base.required ?? []), ...required],
    ...(base.properties && { properties: Object.fromEntries(properties) }),
  };
}

/** Fields that some variant requires. Within a variant they are required or optional, so they need no condition. */
export function fieldsThatVariantsDecide(base: Schema): Set<string> {
  const collect = (overlay: Schema, path: string): string[] => [
    ...(overlay.required ?? []).map((key) => `${path}${key}`),
    ...Object.entries(overlay.properties ?? {}).flatMap(([key, child]) =>
      child === false ? [] : collect(child, `${path}${key}.`),
    ),
  ];
  return new Set([...variantsOf(base).values()].flatMap((overlay) => collect(overlay, '')));
}
