import { DEFAULT_LOCALE, knownLocale, type Locale } from '@docs/site/locales';
import { readTexts } from '../../texts.ts';

/** Texts around the contract's own texts (column headings, labels, filters), in Markdown pages and in notices. */
export interface Messages {
  field: string;
  type: string;
  required: string;
  optional: string;
  /** The description of a field, and the sentence about the condition after it. */
  requiredWhen: string;
  presentWhen: string;
  description: string;
  default: string;
  requestFields: string;
  responseFields: string;
  solutionFields: string;
  proxyFields: string;
  /** A task type and one of its variants. */
  variantOf: string;
  samples: string;
  program: string;
  code: string;
  meaning: string;
  fix: string;
  log: string;
  alias: string;
  errorCodes: string;
  errorsHere: string;
  filterErrors: string;
  filterHint: string;
  group: string;
  allGroups: string;
  shown: string;
  nothingFound: string;
  category: string;
  newsFeed: string;
  colon: string;
  figure: string;
  documentation: string;
  /** How to read the list of Markdown pages; Markdown. */
  about: string;
  allPages: string;
  contract: string;
  news: string;
  otherLanguages: string;
  translationBehind: string;
  tryIt: string;
  /** What the closed block does; inline Markdown. */
  tryItAbout: string;
}

const cache = new Map<Locale, Messages>();

/** The texts that the build writes into pages. Texts that a language lacks are in English (spec 1). */
export function messagesOf(locale: string): Messages {
  const known = knownLocale(locale);
  const messages = cache.get(known) ?? { ...read(DEFAULT_LOCALE), ...read(known) };
  cache.set(known, messages);
  return messages;
}

function read(locale: Locale): Messages {
  return readTexts(new URL(`${locale}.yaml`, import.meta.url)) as unknown as Messages;
}
