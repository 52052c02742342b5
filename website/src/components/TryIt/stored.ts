import { read, write } from '../../browser/storage';
import { type Draft, isObject } from './draft';

/** Stored for the session, without secrets. */
export interface Stored {
  variant: number;
  /** One draft per variant, so that switching back and forth loses nothing. */
  drafts: Record<number, Draft>;
}

const keyOf = (name: string) => `try-it-${name}`;

export function storeDrafts(name: string, stored: Stored): void {
  write('sessionStorage', keyOf(name), JSON.stringify(stored));
}

/** Undefined if nothing usable is stored, for example by another version of the site. */
export function storedDrafts(name: string, variants: number): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(read('sessionStorage', keyOf(name)) ?? '');
    if (!isObject(stored) || !isObject(stored.drafts)) return undefined;
    const { variant, drafts } = stored;
    if (typeof variant !== 'number' || !(variant in Array.from({ length: variants }))) return undefined;
    return Object.values(drafts).every(isDraft) ? { variant, drafts: drafts as Stored['drafts'] } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (Array.isArray(value)) return value.every(isDraft);
  return typeof value === 'string' || (isObject(value) && Object.values(value).every(isDraft));
}
