import { contract, resolve, type Schema, schema } from './contract.ts';
import { requestExample } from './examples.ts';
import { faultTexts } from './fault-texts.ts';
import { anyName, bodies, isTask, methodOf, operation, rawTask, type TaskName, variantsOf } from './names.ts';
import { fieldRow, fieldsThatVariantsDecide, variantSchema } from './rows.ts';
import { methodUrl, proxyRule, timing } from './tasks.ts';
import { type Translate, texts } from './texts.ts';
import type { Form, FormField, FormVariant, Locale } from './types.ts';

/** The data for a request form on a page: createTask for a task type, or the method's own request. */
export function form(given: string, locale: Locale): Form {
  const name = anyName(given);
  const t = texts(locale);
  const method = methodOf(name);
  const { verb, path } = operation(method);
  // createTask accepts any task. Its page and form show the task of its example.
  const task = isTask(name) ? name : name === 'createTask' ? 'RecaptchaV2Task' : undefined;
  const { request } = bodies(method);
  const envelope = request ? fields(schema(request), t) : [];
  return {
    name,
    method,
    verb,
    url: methodUrl(method),
    path,
    variants: task
      ? taskVariants(task, t)
      : [{ fields: without(envelope, 'clientKey'), proxy: null, example: requestExample(name) }],
    envelope: task ? without(envelope, 'clientKey', 'task') : [],
    timing: task ? timing(rawTask(task).timing) : null,
    faultTexts: faultTexts(locale),
  };
}

function taskVariants(task: TaskName, t: Translate): FormVariant[] {
  const base = schema(task);
  const variants = [...variantsOf(base)];
  const depending = fieldsThatVariantsDecide(base);
  /** Once a variant is chosen, its condition is met or not. */
  const decided = ({ when, ...rest }: FormField, variant?: string): FormField =>
    when === undefined || (variant && depending.has(rest.name)) ? rest : { ...rest, when };
  const formOf = (variant?: string): FormVariant => {
    const { rule, note, given } = proxyRule(task, t, variant);
    return {
      fields: fields(variantSchema(base, variant), t).map((one) => decided(one, variant)),
      proxy: { rule, note, fields: given ? fields(given, t) : [] },
      example: requestExample(task, variant),
    };
  };
  if (variants.length === 0) return [formOf()];
  return variants.map(([name, { 'x-text': use = '' }]) => ({ name, use: t(use), ...formOf(name) }));
}

function fields(parent: Schema, t: Translate): FormField[] {
  return Object.entries(parent.properties ?? {}).flatMap(([key, child]) =>
    child ? [field(key, resolve(child), parent.required?.includes(key) ?? false, t)] : [],
  );
}

function field(name: string, given: Schema, required: boolean, t: Translate): FormField {
  const { type, constraints, description } = fieldRow(name, given, required ? 'yes' : 'no', t);
  const { default: initial, examples, minimum, maximum, minItems, maxItems } = given;
  // A form offers no alias: a single value without its aliases is a constant.
  const choice = given.enum?.filter((value) => !given['x-alias']?.includes(String(value)));
  const fixed = given.const ?? (choice?.length === 1 ? choice[0] : undefined);
  const inner = fields(given, t);
  const isChoice = choice !== undefined && fixed === undefined;
  return {
    name,
    types: [given.type ?? 'object'].flat() as FormField['types'],
    typeText: type,
    required,
    ...(given['x-when'] && !required && { when: t(given['x-when']) }),
    description,
    // A select shows its choices itself.
    constraints: isChoice ? constraints.slice(1) : constraints,
    ...(fixed !== undefined && { const: fixed }),
    ...(isChoice && { enum: choice }),
    ...(initial !== undefined && fixed === undefined && { default: initial }),
    ...(examples?.length && { placeholder: asText(examples[0]) }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(given.minLength === 0 && { allowsEmpty: true }),
    ...(given['x-secret'] && { secret: true }),
    ...(given.contentEncoding === 'base64' && { maxBytes: contract['x-limits'].imageBytes.maximum }),
    ...(inner.length > 0 && { fields: inner }),
    ...(given.items && { items: field('', resolve(given.items), true, t) }),
    ...(given.type === 'object' && inner.length === 0 && { open: true }),
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function without(list: FormField[], ...names: string[]): FormField[] {
  return list.filter(({ name }) => !names.includes(name));
}
