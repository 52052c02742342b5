import type { Form } from '@docs/contract';
import { type Fault, requestFaults } from '@docs/contract/validator';
import { useEffect, useMemo, useState } from 'react';
import type { Prefill } from '../../browser/prefill';
import {
  type Draft,
  isObject,
  type Path,
  rootField,
  toDraft,
  toValue,
  withDraft,
  withMissing,
  withoutSecrets,
} from './draft';
import { readHash, type Shared } from './link';
import type { PanelProps } from './Panel';
import { type Stored, storeDrafts, storedDrafts } from './stored';

const NO_KEY = 'YOUR_API_KEY';

export interface Request {
  variant: number;
  draft: Draft;
  apiKey: string;
  /** With the reader's key and other secrets; undefined for a request without a body. */
  body: unknown;
  /** The same with placeholders instead of secrets, for the sandbox. */
  bodyWithoutSecrets: unknown;
  faults: Fault[];
  /** For a link: everything but the secrets. */
  shared: Shared;
  damagedLink: boolean;
  /** There is something to reset. */
  isChanged: boolean;
  choose(variant: number): void;
  change(path: Path, draft: Draft | undefined): void;
  setApiKey(key: string): void;
  reset(): void;
}

type Start = Pick<PanelProps, 'variant' | 'hash' | 'prefill'>;

/** The form's state: drafts in session storage, the API key and other secrets in memory only. */
export function useRequest(form: Form, start: Start): Request {
  const [{ variant, drafts, damagedLink }, setState] = useState(() => startingState(form, start));
  const [apiKey, setApiKey] = useState('');
  const draft = useMemo(() => drafts[variant] ?? exampleDraft(form, variant), [form, variant, drafts]);

  useEffect(
    () => storeDrafts(form.name, { variant, drafts: publicDrafts(form, drafts) }),
    [form, variant, drafts],
  );

  const { name } = form.variants[variant] ?? {};
  const filled = useMemo(() => toValue(rootField(form, variant), draft), [form, variant, draft]);
  const body = useMemo(() => withKey(form, filled, apiKey || NO_KEY), [form, filled, apiKey]);
  const shareable = useMemo(() => {
    const field = rootField(form, variant);
    return toValue(field, withoutSecrets(field, draft, exampleDraft(form, variant)));
  }, [form, variant, draft]);
  const bodyWithoutSecrets = useMemo(() => withKey(form, shareable, NO_KEY), [form, shareable]);
  const faults = useMemo(
    () => (body === undefined ? [] : withMissing(requestFaults(form.method, body, name), draft)),
    [form, body, name, draft],
  );

  return {
    variant,
    draft,
    apiKey,
    body,
    bodyWithoutSecrets,
    faults,
    shared: { ...(name !== undefined && { variant: name }), body: shareable },
    damagedLink,
    isChanged: Object.keys(drafts).length > 0 || apiKey !== '',
    choose: (next) => setState((state) => ({ ...state, variant: next })),
    change: (path, next) =>
      setState((state) => ({
        ...state,
        drafts: { ...state.drafts, [variant]: withDraft(draft, path, next) ?? {} },
      })),
    setApiKey,
    reset() {
      setApiKey('');
      setState((state) => ({ ...state, drafts: {} }));
    },
  };
}

function withKey({ variants, verb }: Form, filled: unknown, clientKey: string): unknown {
  if (verb === 'GET') return undefined;
  const { example } = variants[0] ?? {};
  return isObject(example) && 'clientKey' in example ? { clientKey, ...(filled as object) } : filled;
}

function exampleDraft(form: Form, variant: number): Draft {
  return toDraft(rootField(form, variant), form.variants[variant]?.example ?? {}) ?? {};
}

function publicDrafts(form: Form, drafts: Stored['drafts']): Stored['drafts'] {
  return Object.fromEntries(
    Object.entries(drafts).map(([variant, draft]) => {
      const position = Number(variant);
      return [position, withoutSecrets(rootField(form, position), draft, exampleDraft(form, position))];
    }),
  );
}

/** The values of a pasted page and a link win over what is stored; without any, the form starts from the example. */
function startingState(
  form: Form,
  { variant: first, hash, prefill }: Start,
): Stored & { damagedLink: boolean } {
  const position = form.variants.findIndex(({ name }) => name === first);
  const stored = storedDrafts(form.name, form.variants.length) ?? {
    variant: Math.max(position, 0),
    drafts: {},
  };
  if (prefill) {
    const variant = Math.max(
      form.variants.findIndex(({ name }) => name === prefill.variant),
      0,
    );
    const drafts = { ...stored.drafts, [variant]: filledIn(form, variant, prefill.values) };
    return { variant, drafts, damagedLink: false };
  }
  if (hash === undefined) return { ...stored, damagedLink: false };
  const shared = readHash(hash);
  const variant = shared ? form.variants.findIndex(({ name }) => name === shared.variant) : -1;
  if (!shared || variant < 0) return { ...stored, damagedLink: true };
  const draft = toDraft(rootField(form, variant), shared.body) ?? {};
  // A link can contain anything, secrets too.
  return {
    variant,
    drafts: publicDrafts(form, { ...stored.drafts, [variant]: draft }),
    damagedLink: false,
  };
}

/** The example with the values of the reader's page. What the page lacks is left out if it is optional. */
function filledIn(form: Form, variant: number, found: Prefill['values']): Draft {
  const { example, fields = [] } = form.variants[variant] ?? {};
  const task = isObject(example) && isObject(example.task) ? example.task : {};
  const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
  const values = Object.entries(found).filter(([name, value]) => value !== undefined || !required.has(name));
  const body = { ...(isObject(example) && example), task: { ...task, ...Object.fromEntries(values) } };
  return toDraft(rootField(form, variant), body) ?? {};
}
