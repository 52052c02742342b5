import type { PageElement } from './types.ts';

/** Names that vendors give to the key that stays on the server, with the value after them. */
const SECRET =
  /(app_?secret_?key|secret_?key|captcha_key|private_?key|secret)["'`]?\s{0,9}[:=]\s{0,9}["'`]?([\w.+/=-]{0,200})/gi;
const NAME = /^(data-)?(app-?secret-?key|secret-?key|captcha-key|private-?key|secret)$/;
/** Not a key but code that reads one: `process.env.SECRET`. */
const CODE = /^(.?|true|false|null|undefined|[a-z_]\w*(\.\w+)+)$/i;
const MAX_SECRETS = 20;
const MAX_PREFIX = 40;

/** The names of the secret keys of a page, and the values, which must not be shown. */
export function findSecrets(code: string, elements: PageElement[]): { names: string[]; values: string[] } {
  const names = new Set<string>();
  const values = new Set<string>();
  for (const { 1: name = '', 2: value = '', index } of code.matchAll(SECRET)) {
    if (CODE.test(value)) continue;
    // The reader knows the key by its whole name: TURNSTILE_SECRET_KEY.
    const [start = ''] = /\w*$/.exec(code.slice(Math.max(index - MAX_PREFIX, 0), index)) ?? [];
    names.add(start + name);
    values.add(value);
    if (names.size >= MAX_SECRETS) break;
  }
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (NAME.test(name) && value) values.add(value);
    }
  }
  return { names: [...names], values: [...values] };
}
