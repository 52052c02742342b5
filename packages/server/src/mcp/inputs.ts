import { DEFAULT_LOCALE, LOCALES } from '@docs/site/locales';
import { z } from 'zod';

const locale = z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the answer');
const name = z.string().trim().min(1).max(64);

export const pageInput = z.strictObject({
  page: z
    .string()
    .trim()
    .min(1)
    .max(512)
    .describe('Its address or path, such as /docs/getting-start or /ru/docs/api/api-errors'),
  locale: z.enum(LOCALES).optional().describe('Language to read it in; otherwise that of the address'),
  offset: z.int().min(0).default(0).describe('Where the next part begins, as the former part says'),
});

export const taskInput = z.strictObject({
  name: name.describe('Such as RecaptchaV2Task, TurnstileTask, CustomTask/Imperva'),
  locale,
});

export const errorInput = z.strictObject({
  code: name.describe('Such as ERROR_ZERO_BALANCE, or its label in the account log: NO FUNDS'),
  locale,
});

/** A message has 16 KB. */
const MAX_CODE_LENGTH = 12_000;

export const codeInput = z.strictObject({
  code: z
    .string()
    .min(1)
    .max(MAX_CODE_LENGTH)
    .describe('HTML, a script, or the address of a script, from the page that is to be automated'),
  locale,
});

export type CodeQuery = z.infer<typeof codeInput>;

/** The search service's limit for a text. */
export const MAX_QUERY_BYTES = 512;

const query = z
  .string()
  .trim()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= MAX_QUERY_BYTES, {
    error: `must not be longer than ${MAX_QUERY_BYTES} bytes`,
  })
  .describe('A few words, a question, an error code, a field name');

const searchInputs = new WeakMap<readonly string[], ReturnType<typeof newSearchInput>>();

/** The sections come from the site. Cached per list of sections: building a Zod schema is expensive. */
export function searchInput(sections: readonly string[]) {
  const found = searchInputs.get(sections) ?? newSearchInput(sections);
  searchInputs.set(sections, found);
  return found;
}

function newSearchInput(sections: readonly string[]) {
  const section = z.enum(sections).optional().describe('Only this top-level section');
  return z.strictObject({ query, locale, section });
}
