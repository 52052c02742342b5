import { brand } from '@docs/site/brand';
import { siteUrl } from '@docs/site/settings';
import { type RawTiming, resolve, type Schema, schema } from './contract.ts';
import {
  anyName,
  bodies,
  isTask,
  METHOD_NAMES,
  methodName,
  operation,
  rawTask,
  selectors,
  TASK_NAMES,
  taskName,
  variantName,
  variantsOf,
} from './names.ts';
import { rows } from './rows.ts';
import { joined, type Translate, texts } from './texts.ts';
import type {
  Fact,
  FieldRow,
  Locale,
  Method,
  MethodName,
  ProxyRule,
  ProxyTable,
  Task,
  TaskName,
  Text,
  Timing,
} from './types.ts';

/** The URL that this site is built for. */
export const DOCS_URL = siteUrl(process.env);

export function tasks(locale: Locale): Task[] {
  return TASK_NAMES.map((name) => task(name, locale));
}

export function task(given: string, locale: Locale): Task {
  const name = taskName(given);
  const raw = rawTask(name);
  const t = texts(locale);
  const { types, class: kind } = selectors(name);
  const [type = name, ...aliases] = types;
  return {
    name,
    title: t(`title.${name}`),
    purpose: t(`purpose.${name}`),
    type,
    ...(kind && { class: kind }),
    aliases,
    page: raw.page,
    proxy: raw.proxy,
    usualWait: waitWords(raw.usualWaitSeconds, t),
    priceUnit: t(raw.priceNote ?? `price.${raw.priceUnit}`),
    restriction: raw.restriction ? t(raw.restriction) : null,
    timing: timing(raw.timing),
    variants: [...variantsOf(raw.schema)].map(([variant, { 'x-text': use = '' }]) => ({
      name: variant,
      use: t(use),
    })),
  };
}

export function methods(locale: Locale): Method[] {
  const t = texts(locale);
  return METHOD_NAMES.map((name) => {
    const { verb, 'x-text': purpose, 'x-page': page } = operation(name);
    return { name, verb, url: methodUrl(name), purpose: t(purpose), page };
  });
}

/** Full URL of a method. */
export function methodUrl(name: MethodName): string {
  const { path, onSite } = operation(name);
  return `${onSite ? brand.hosts.site : brand.hosts.api}${path}`;
}

/** Fields of a task type, without the proxy fields, or of a method's request body. */
export function requestFields(name: string, locale: Locale, variant?: string): FieldRow[] {
  if (isTask(name)) {
    if (variant !== undefined) variantName(name, variant);
    return rows(rawTask(name).schema, texts(locale), variant);
  }
  const { request } = bodies(methodName(anyName(name)));
  return request ? rows(schema(request), texts(locale)) : [];
}

/** Fields of a method's response. A plain-text response is one row named `(body)`. */
export function responseFields(name: string, locale: Locale): FieldRow[] {
  const { response } = bodies(methodName(name));
  const given = schema(response);
  if (given.type !== 'string') return rows(given, texts(locale));
  return rows({ properties: { '(body)': given }, required: ['(body)'] }, texts(locale));
}

export function solutionFields(name: string, locale: Locale, variant?: string): FieldRow[] {
  if (variant !== undefined) variantName(name, variant);
  return rows(schema(rawTask(name).solution), texts(locale), variant);
}

export function proxyFields(name: string, locale: Locale, variant?: string): ProxyTable {
  const t = texts(locale);
  if (variant !== undefined) variantName(name, variant);
  const { rule, note, given } = proxyRule(name, t, variant);
  if (!given) return { rule, note, rows: [] };
  const { schema: own, proxyRequiredFor } = rawTask(name);
  const withProxy = (own.allOf ?? []).flatMap(({ dependentRequired }) => dependentRequired?.proxyType ?? []);
  const found = rows(given, t).map((row) => {
    if (proxyRequiredFor && variant === undefined) {
      const always = t('when.cookieVariant');
      const when =
        row.required === 'no' ? always : t('word.or', { first: t('when.proxySent'), last: always });
      return { ...row, required: { when } };
    }
    if (row.required !== 'no') return row;
    return withProxy.includes(row.name) ? { ...row, required: { when: t('when.proxySent') } } : row;
  });
  return { rule, note, rows: found };
}

/** Whether a task type accepts a proxy, and the schema of its proxy fields. */
export function proxyRule(
  name: string,
  t: Translate,
  variant?: string,
): { rule: ProxyRule; note: Text; given: Schema | undefined } {
  const raw = rawTask(name);
  const rule = variant && raw.proxyRequiredFor?.includes(variant) ? 'required' : raw.proxy;
  const note = rule === raw.proxy && raw.proxyNote ? t(raw.proxyNote) : t(`proxy.${rule}`);
  if (rule === 'unsupported') return { rule, note, given: undefined };
  return { rule, note, given: resolve(schema(rule === 'required' ? 'RequiredProxy' : 'OptionalProxy')) };
}

export function facts(name: string, locale: Locale): Fact[] {
  const found = task(name, locale);
  const t = texts(locale);
  const lines: [Fact['id'], Text | null | undefined][] = [
    ['restriction', found.restriction],
    ['type', code(found.type)],
    ['class', found.class && code(found.class)],
    ['alias', joined(found.aliases.map(code), 'list.comma', t)],
    ['wait', found.usualWait],
    ['price', found.priceUnit],
    ['proxy', proxyWords(found.name, t)],
    ['timing', timingWords(found.timing, t)],
  ];
  return lines.flatMap(([id, value]) => (value ? [{ id, label: t(`fact.${id}`), value }] : []));
}

/** The proxy rule in a word or two. `proxyFields` has the full sentence. */
export function proxyWords(name: TaskName, t: Translate): Text {
  const { proxy, proxyRequiredFor } = rawTask(name);
  return proxyRequiredFor
    ? t('cell.proxy.requiredFor', { variants: joined(proxyRequiredFor.map(code), 'list.and', t) })
    : t(`cell.proxy.${proxy}`);
}

const code = (value: string): Text => `\`${value}\``;

export function timing(raw: RawTiming): Timing {
  return {
    firstDelaySeconds: raw.firstDelay,
    firstDelayNocacheSeconds: raw.firstDelayNocache,
    intervalSeconds: raw.interval,
    timeoutSeconds: raw.timeout,
  };
}

function waitWords(wait: [number, number] | null, t: Translate): Text | null {
  return wait && t('fact.waitRange', { minimum: wait[0], maximum: wait[1] });
}

function timingWords(given: Timing, t: Translate): Text {
  const { firstDelaySeconds, firstDelayNocacheSeconds, intervalSeconds, timeoutSeconds } = given;
  return t(firstDelayNocacheSeconds === null ? 'fact.timingValue' : 'fact.timingValueNocache', {
    firstDelay: firstDelaySeconds,
    firstDelayNocache: firstDelayNocacheSeconds ?? '',
    interval: intervalSeconds,
    timeout: timeoutSeconds,
  });
}
