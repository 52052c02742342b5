import { contract, type Schema } from '../contract.ts';
import { errors } from '../errors.ts';
import { METHOD_NAMES, selectors, TASK_NAMES, variantsOf } from '../names.ts';
import { referenceData } from '../reference.ts';

/**
 * Every name that can appear in code: fields (bare and by dotted path), task types and classes, variants, enum values,
 * error codes, methods, modules, settings, events and so on. Used to check the inline code of the pages.
 */
export function identifiers(): Set<string> {
  const found = new Set<string>([...METHOD_NAMES, ...TASK_NAMES]);
  for (const path of Object.keys(contract.paths)) found.add(path).add(path.slice(1));
  for (const [name, given] of Object.entries(contract.components.schemas)) {
    found.add(name);
    collect(given, '', found);
    for (const variant of variantsOf(given).keys()) found.add(variant);
  }
  for (const name of TASK_NAMES) {
    const { types, class: kind } = selectors(name);
    for (const type of types) found.add(type);
    if (kind) found.add(kind);
  }
  for (const { code, aliases, label } of errors('en'))
    for (const one of [code, label, ...aliases]) found.add(one);
  const { settings, events, keyModifiers, libraries, news: _, ...names } = referenceData;
  for (const setting of settings) {
    found.add(setting.key);
    collectValues(setting.default, `${setting.key}.`, found);
  }
  for (const { name } of events) found.add(name);
  for (const { suffix } of keyModifiers) found.add(suffix);
  for (const library of libraries) found.add(library.package).add(library.create).add(library.solve);
  for (const { value } of Object.values(contract.components.examples)) collectKeys(value, found);
  for (const name of Object.values(names).flat()) found.add(name);
  return found;
}

function collect(given: Schema, path: string, found: Set<string>): void {
  for (const value of [given.const, ...(given.enum ?? []), ...(given.examples ?? [])]) {
    if (typeof value === 'string' && value) found.add(value);
  }
  for (const [key, child] of Object.entries(given.properties ?? {})) {
    found.add(key).add(`${path}${key}`);
    if (child) collect(child, `${path}${key}.`, found);
  }
  const any = typeof given.additionalProperties === 'object' ? [given.additionalProperties] : [];
  for (const child of any) collect(child, child['x-key'] ? `${path}${child['x-key']}.` : path, found);
  for (const child of [given.items, ...(given.anyOf ?? []), ...(given.allOf ?? [])]) {
    if (child) collect(child, path, found);
  }
}

/** Keys in the examples that no schema lists, such as cookies and other maps. */
function collectKeys(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key);
    collectKeys(child, found);
  }
}

/** Keys and string values of a setting's default, such as captcha types and proxy fields. */
function collectValues(value: unknown, path: string, found: Set<string>): void {
  if (typeof value === 'string' && value) found.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key).add(`${path}${key}`);
    collectValues(child, `${path}${key}.`, found);
  }
}
