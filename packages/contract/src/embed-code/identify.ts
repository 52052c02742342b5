import { type Literal, literal, type ScriptCall, scriptCalls } from './script-calls.ts';
import type {
  ElementRule,
  EmbedCode,
  FoundCaptcha,
  FoundValue,
  Identified,
  PageElement,
  Place,
  ScriptRule,
} from './types.ts';

/** Where the values of one widget come from. */
interface Widget {
  element?: PageElement;
  call?: ScriptCall;
  script?: URL | undefined;
}

const MAX_WIDGETS = 20;
/** Names that vendors give to the key that stays on the server. */
const SECRET =
  /\b(app_?secret_?key|secret_?key|captcha_?key|private_?key|secret)["'`]?\s{0,9}[:=]\s{0,9}["'`]/gi;

/**
 * Names the captchas of a page by their embed code.
 * @param text the page or script as it was pasted
 * @param elements of the page, from a parser that runs no script
 */
export function identify(text: string, elements: PageElement[], entries: EmbedCode[]): Identified {
  const code = withoutComments(text);
  const scripts = scriptAddresses(text, elements);
  const captchas = entries.flatMap((entry) =>
    findWidgets(entry, code, elements, scripts).map((widget) => ({
      id: entry.id,
      task: entry.task,
      ...(entry.variant && { variant: entry.variant }),
      values: Object.entries(entry.values).flatMap(([field, places]) => readValue(field, places, widget)),
    })),
  );
  return { captchas: withoutDoubles(captchas), secrets: secretNames(code) };
}

function findWidgets(entry: EmbedCode, code: string, elements: PageElement[], scripts: URL[]): Widget[] {
  const { element, call, script: rule, unlessScript, elementNeedsScript } = entry;
  const script = rule && scripts.find((address) => matchesScript(address, rule));
  const isExcluded = unlessScript && scripts.some((address) => address.href.includes(unlessScript));
  const mayBeElement = element && !isExcluded && (script || !elementNeedsScript);
  const widgets: Widget[] = [
    ...(mayBeElement ? elements.filter((one) => matchesElement(one, element)) : []).map((one) => ({
      element: one,
      script,
    })),
    ...(call ? scriptCalls(code, call) : []).map((one) => ({ call: one, script })),
  ];
  if (widgets.length > 0) return widgets.slice(0, MAX_WIDGETS);
  return script && !isExcluded ? [{ script }] : [];
}

/** The value in the first place that has one; if the page computes it everywhere, the code of the first place. */
function readValue(field: string, places: Place[], widget: Widget): FoundValue[] {
  const found = places.flatMap((place) => {
    const one = readPlace(place, widget);
    if (!one || place.equals === undefined) return one ? [{ field, ...one, place }] : [];
    return 'value' in one && one.value === place.equals ? [{ field, value: true, place }] : [];
  });
  const best = found.find((one) => 'value' in one) ?? found[0];
  return best ? [best] : [];
}

function readPlace(place: Place, { element, call, script }: Widget): Literal | undefined {
  if (place.constant !== undefined) return { value: place.constant };
  if (place.tag !== undefined) {
    return element?.tag === place.tag && attributeOf(element, place.attribute ?? '')
      ? { value: true }
      : undefined;
  }
  if (place.attribute !== undefined) return element && attributeOf(element, place.attribute);
  if (place.property !== undefined) return call?.properties[place.property];
  if (place.argument !== undefined) return call?.arguments[place.argument];
  if (!script) return undefined;
  if (place.parameter !== undefined) return { value: script.searchParams.get(place.parameter) ?? '' };
  return { value: place.address === 'host' ? script.host : script.href };
}

/** The attribute as HTML has it, or bound to an expression: `:name` (Vue), `[attr.name]` (Angular), `name={…}` (React). */
function attributeOf(element: PageElement, name: string): Literal | undefined {
  const { attributes } = element;
  const plain = attributes[name];
  if (plain === undefined) {
    const bound = attributes[`:${name}`] ?? attributes[`v-bind:${name}`] ?? attributes[`[attr.${name}]`];
    return bound === undefined ? undefined : literal(bound.trim());
  }
  const [, expression] = /^\{([^{}]*)\}$/.exec(plain) ?? [];
  if (expression !== undefined) return literal(expression.trim());
  return /^(\{\{|<%|\$\{|\{%|\[\[)/.test(plain) ? { source: plain.slice(0, 60) } : { value: plain };
}

function matchesElement(one: PageElement, rule: ElementRule): boolean {
  const classes = (one.attributes.class ?? one.attributes.classname ?? '').split(/[\s"'{}]+/);
  return (
    (!rule.class || classes.includes(rule.class)) &&
    (!rule.tag || one.tag === rule.tag) &&
    (!rule.tagPart || one.tag.includes(rule.tagPart)) &&
    (!rule.attribute || rule.attribute in one.attributes) &&
    !(rule.unless && one.tag === rule.unless.tag && rule.unless.attribute in one.attributes)
  );
}

function matchesScript(address: URL, { part, key, withoutKey }: ScriptRule): boolean {
  const hasKey = (name: string) => !['', 'explicit', 'onload'].includes(address.searchParams.get(name) ?? '');
  return (
    [part].flat().some((one) => `${address.host}${address.pathname}`.includes(one)) &&
    (!key || hasKey(key)) &&
    !(withoutKey && hasKey(withoutKey))
  );
}

/** Addresses of the page's scripts; the paste itself may be one. */
function scriptAddresses(text: string, elements: PageElement[]): URL[] {
  const own = elements
    .filter(({ tag }) => tag === 'script' || tag === 'link')
    .map(({ attributes }) => attributes.src ?? attributes.href ?? '');
  const pasted = /^\s{0,99}((https?:)?\/\/\S{1,2000})\s{0,99}$/.exec(text)?.[1];
  return [...own, ...(pasted ? [pasted] : [])].flatMap((address) => {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    return /^https?:\/\//.test(whole) && URL.canParse(whole) ? [new URL(whole)] : [];
  });
}

function secretNames(code: string): string[] {
  const names = [...code.matchAll(SECRET)].map(([, name = '']) => name);
  return [...new Set(names)].slice(0, MAX_WIDGETS);
}

/** Drops repetitions, and a loader without values beside a widget that uses it: several captchas share a vendor's loader. */
function withoutDoubles(captchas: FoundCaptcha[]): FoundCaptcha[] {
  const vendor = ({ id }: FoundCaptcha) => id.split('-')[0];
  const seen = new Set<string>();
  return captchas.filter((one) => {
    const values = one.values.map(({ field, value, source }) => [field, value, source]);
    const key = JSON.stringify([one.task, one.variant, values]);
    const isKnown =
      values.length === 0 && captchas.some((other) => other !== one && vendor(other) === vendor(one));
    return !isKnown && !seen.has(key) && seen.add(key);
  });
}

function withoutComments(text: string): string {
  let rest = '';
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    rest += text.slice(at, open);
    const close = text.indexOf('-->', open);
    if (close < 0) return rest;
    at = close + 3;
  }
  return rest + text.slice(at);
}
