import { captchaTags } from './captcha-tags.ts';
import { scriptAddresses } from './script-addresses.ts';
import { type Literal, literal, type ScriptCall, scriptCalls } from './script-calls.ts';
import { findSecrets } from './secrets.ts';
import type {
  ElementRule,
  EmbedCode,
  EmbedRules,
  FoundCaptcha,
  FoundValue,
  Identified,
  Nothing,
  PageElement,
  Place,
} from './types.ts';

/** Where the values of one widget come from. */
interface Widget {
  element?: PageElement;
  call?: ScriptCall;
  script?: URL | undefined;
}

/** Characters of a pasted page. */
export const MAX_PASTE_LENGTH = 2 * 2 ** 20;
const MAX_WIDGETS = 20;
/** A name such as recaptcha.png is the logo of another captcha. */
const OTHER_CAPTCHA = /(re|h|pro)captcha/;

/**
 * Names the captchas of a page by their embed code. Every step takes a time that grows with the length of the text alone.
 * @param text the page or script as it was pasted
 * @param parse returns the elements of HTML, in document order; it runs and loads nothing
 */
export function identify(
  text: string,
  parse: (html: string) => PageElement[],
  { entries, secretKeys }: EmbedRules,
): Identified {
  const unreadable = unreadableText(text);
  if (unreadable) return { captchas: [], secrets: [], nothing: unreadable };
  // JSON escapes slashes, and optional chaining is a call like any other.
  const code = withoutComments(text).replaceAll('\\/', '/').replaceAll('?.', '.');
  const tags = captchaTags(code, entries);
  const elements = tags ? parse(tags) : [];
  const { names, values } = findSecrets(code, elements);
  const captchas = entries.flatMap((entry) =>
    findWidgets(entry, code, elements).map((widget) => ({
      entry,
      values: Object.entries(entry.values).flatMap(([field, places]) => readValue(field, places, widget)),
    })),
  );
  const hidden = new Set([...values, ...secretKeys]);
  const isSecret = ({ value }: FoundValue) => typeof value === 'string' && hidden.has(value);
  const exposed = captchas.flatMap((one) => one.values.filter(isSecret).map(({ field }) => field));
  const shown = captchas.map((one) => ({ ...one, values: one.values.filter((value) => !isSecret(value)) }));
  const found = withoutDoubles(shown);
  return {
    captchas: found,
    secrets: [...new Set([...names, ...(names.length > 0 ? [] : exposed)])],
    ...(found.length === 0 && { nothing: unknownText(text.trim()) }),
  };
}

function unreadableText(text: string): Nothing | undefined {
  if (text.length > MAX_PASTE_LENGTH) return 'tooLong';
  if (text.trim() === '') return 'empty';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a file that is not text
  const unreadable = text.slice(0, 10_000).match(/[\0-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0;
  return unreadable > Math.min(10, text.length / 20) ? 'binary' : undefined;
}

function unknownText(text: string): Nothing {
  if (!/[<({]|\/\//.test(text)) return 'noCode';
  // The address of a script has been read; another one only leads to the code.
  const isAddress = /^https?:\/\/\S+$/.test(text) && !/\.m?js([?#]|$)/.test(text);
  return isAddress ? 'pageAddress' : 'unknown';
}

function findWidgets(entry: EmbedCode, code: string, elements: PageElement[]): Widget[] {
  const { element, call, callArguments = 0, script: rule, unlessScript, elementNeedsScript } = entry;
  const script = rule && scriptAddresses(code, rule)[0];
  const isExcluded = unlessScript && code.includes(unlessScript);
  const mayBeElement = element && !isExcluded && (script || !elementNeedsScript);
  const widgets: Widget[] = [
    ...(mayBeElement ? elements.filter((one) => matchesElement(one, element)) : []).map((one) => ({
      element: one,
      script,
    })),
    ...(call ? scriptCalls(code, call) : [])
      .filter((one) => one.arguments.length >= callArguments)
      .map((one) => ({ call: one, script })),
  ];
  if (widgets.length > 0) return widgets.slice(0, MAX_WIDGETS);
  return script && !isExcluded ? [{ script }] : [];
}

/** The value in the first place that has one; if the page computes it everywhere, the code of the first place. */
function readValue(field: string, places: Place[], widget: Widget): FoundValue[] {
  const found = places.flatMap((place) => {
    const one = readPlace(place, widget);
    if (!one || ('value' in one && one.value === '')) return [];
    if (place.equals === undefined) return [{ field, ...one, place }];
    return 'value' in one && one.value === place.equals ? [{ field, value: true, place }] : [];
  });
  const best = found.find((one) => 'value' in one) ?? found[0];
  return best ? [best] : [];
}

function readPlace(place: Place, { element, call, script }: Widget): Literal | undefined {
  if (place.constant !== undefined) return { value: place.constant };
  if (place.image) return element && imageOf(element);
  if (place.tag !== undefined) {
    return element?.tag === place.tag && attributeOf(element, place.attribute ?? '')
      ? { value: true }
      : undefined;
  }
  if (place.attribute !== undefined) return element && attributeOf(element, place.attribute);
  if (place.property !== undefined) return call?.properties[place.property];
  if (place.argument !== undefined) return call?.arguments[place.argument];
  if (!script) return undefined;
  if (place.parameter !== undefined) return plain(script.searchParams.get(place.parameter) || '{…}');
  return { value: place.address === 'host' ? script.host : script.href };
}

/** The attribute as HTML has it, or bound to an expression: `:name` (Vue), `[attr.name]` (Angular), `name={…}` (React). */
function attributeOf({ attributes }: PageElement, given: string): Literal | undefined {
  const name = given.toLowerCase();
  const written = attributes[name];
  if (written === undefined) {
    const bound = attributes[`:${name}`] ?? attributes[`v-bind:${name}`] ?? attributes[`[attr.${name}]`];
    return bound === undefined ? undefined : literal(bound.trim());
  }
  const [, expression] = /^\{([^{}]*)\}$/.exec(written) ?? [];
  return expression === undefined ? plain(written.trim()) : literal(expression.trim());
}

/** Text of a page: keys and actions have no brackets, so these are a template's. */
function plain(text: string): Literal {
  return /[{}<>()[\]$@%]/.test(text) ? { source: text.slice(0, 60) } : { value: text };
}

/** The image as base64 if the page has it in its address. Another address would return a new image. */
function imageOf({ attributes }: PageElement): Literal | undefined {
  const { src } = attributes;
  if (src === undefined) return attributeOf({ tag: '', attributes }, 'src');
  const comma = src.indexOf(',');
  const isData = src.startsWith('data:image/') && src.slice(0, comma).endsWith(';base64');
  return isData ? { value: src.slice(comma + 1).replace(/\s/g, '') } : { source: src.slice(0, 200) };
}

function matchesElement(one: PageElement, rule: ElementRule): boolean {
  const { attributes, tag } = one;
  return (
    (!rule.tag || tag === rule.tag) &&
    (!rule.tagPart || tag.includes(rule.tagPart)) &&
    (!rule.class || hasClass(attributes.class ?? attributes.classname ?? '', rule.class)) &&
    (!rule.attribute || rule.attribute in attributes) &&
    (!rule.named || isNamed(attributes, rule.named)) &&
    !(rule.unless && tag === rule.unless.tag && rule.unless.attribute in attributes)
  );
}

function hasClass(classes: string, name: string): boolean {
  return classes.includes(name) && classes.split(/[\s"'`{}]+/).includes(name);
}

function isNamed({ id, name, class: classes, alt, src = '' }: Record<string, string>, word: string): boolean {
  const file = src.startsWith('data:') ? '' : src.slice(0, 300);
  const names = [id, name, classes, alt, file].map((one = '') => one.slice(0, 300).toLowerCase());
  return names.some((one) => one.includes(word) && !OTHER_CAPTCHA.test(one));
}

/** Drops repetitions, and a loader without values beside a widget that uses it: several captchas share a vendor's loader. */
function withoutDoubles(captchas: FoundCaptcha[]): FoundCaptcha[] {
  const vendor = ({ entry }: FoundCaptcha) => entry.id.split('-')[0];
  const seen = new Set<string>();
  return captchas.filter((one) => {
    const values = one.values.map(({ field, value, source }) => [field, value, source]);
    const key = JSON.stringify([one.entry.task, one.entry.variant, values]);
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
