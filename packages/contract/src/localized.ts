import { homeOf } from '@docs/site/locales';
import { USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import { dump } from 'js-yaml';
import { contract } from './contract.ts';
import { DOCS_URL } from './tasks.ts';
import { joined, type Translate, texts } from './texts.ts';
import type { Locale } from './types.ts';
import { isObject } from './validator/index.ts';

/** The contract as a download: plain OpenAPI 3.1 with descriptions in the locale instead of text keys. */
export function localizedOpenApi(locale: Locale): string {
  const document = describe(contract, texts(locale), 'openapi.requiredWhen');
  return dump(document, { lineWidth: -1, noRefs: true })
    .replaceAll('](/docs/', `](${DOCS_URL}${homeOf(locale)}docs/`)
    .replaceAll(USER_AGENT_PLACEHOLDER, 'YOUR_USER_AGENT');
}

const OWN_KEYS = new Set([
  'x-text',
  'x-when',
  'x-constraints',
  'x-page',
  'x-type',
  'x-key',
  'x-rule',
  'x-secret',
]);
/** Keys inside x-task whose values are text keys. */
const TEXT_VALUES = new Set(['restriction', 'proxyNote', 'priceNote']);

/** `when` is the key of the sentence for a condition: "required if …" in requests, "present if …" in responses. */
function describe(node: unknown, t: Translate, when: string): unknown {
  if (Array.isArray(node)) return node.map((item) => describe(item, t, when));
  if (!isObject(node)) return node;
  const text = description(node, t, when);
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (OWN_KEYS.has(key) || (key === 'description' && text)) return [];
    if (key === 'x-errors' && Array.isArray(value)) return [[key, value.map((error) => withTexts(error, t))]];
    if (key === 'x-task' && isObject(value)) return [[key, taskTexts(value, t)]];
    // Leave examples alone: their keys can have any name.
    if (key === 'value') return [[key, value]];
    return [
      [key, describe(value, t, /^[A-Z]\w*(Solution|Response)$/.test(key) ? 'openapi.presentWhen' : when)],
    ];
  });
  return Object.fromEntries(text ? [...entries, ['description', text]] : entries);
}

/** The description, followed by the condition and the constraints that no keyword expresses. */
function description(node: Record<string, unknown>, t: Translate, when: string): string | undefined {
  const { 'x-text': key, 'x-when': condition, 'x-constraints': constraints } = node;
  if (typeof key !== 'string') return undefined;
  const sentences = [t(key)];
  if (typeof condition === 'string') sentences.push(t(when, { when: t(condition) }));
  if (Array.isArray(constraints)) {
    const list = joined(
      constraints.map((one) => t(one)),
      'list.semicolon',
      t,
    );
    sentences.push(t('openapi.constraints', { list }));
  }
  return joined(sentences, 'list.sentence', t);
}

function withTexts(error: { code: string }, t: Translate) {
  return { ...error, meaning: t(`error.${error.code}.meaning`), fix: t(`error.${error.code}.fix`) };
}

function taskTexts(task: Record<string, unknown>, t: Translate) {
  return Object.fromEntries(
    Object.entries(task)
      .filter(([key]) => key !== 'page')
      .map(([key, value]) => [key, TEXT_VALUES.has(key) ? t(String(value)) : value]),
  );
}
