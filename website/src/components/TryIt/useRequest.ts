import type { Form, FormVariant } from '@docs/contract';
import { type Fault, requestFaults } from '@docs/contract/validator';
import { useEffect, useMemo, useState } from 'react';
import {
  type Draft,
  isObject,
  type Path,
  rootField,
  toDraft,
  toValue,
  withDraft,
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
  choose(variant: number): void;
  change(path: Path, draft: Draft | undefined): void;
  setApiKey(key: string): void;
  reset(): void;
}

type Start = Pick<PanelProps, 'variant' | 'hash' | 'values'>;

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
    () => (body === undefined ? [] : requestFaults(form.method, body, name)),
    [form, body, name],
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

/** Given values and a link win over what is stored; without either, the form starts from the example. */
function startingState(
  form: Form,
  { variant: first, hash, values }: Start,
): Stored & { damagedLink: boolean } {
  const position = form.variants.findIndex(({ name }) => name === first);
  const found = storedDrafts(form.name, form.variants.length) ?? {
    variant: Math.max(position, 0),
    drafts: {},
  };
  // An earlier version of the site stored secrets, and a link can contain anything.
  const stored = { variant: found.variant, drafts: publicDrafts(form, found.drafts) };
  if (values) {
    const fitting = form.variants.filter(fits(values));
    const shown = form.variants[stored.variant] as FormVariant;
    const variant = fitting.includes(shown) ? stored.variant : form.variants.indexOf(fitting[0] ?? shown);
    const draft = filledIn(form, variant, values);
    return { variant, drafts: { ...stored.drafts, [variant]: draft }, damagedLink: false };
  }
  if (hash === undefined) return { ...stored, damagedLink: false };
  const shared = readHash(hash);
  const variant = shared ? form.variants.findIndex(({ name }) => name === shared.variant) : -1;
  if (!shared || variant < 0) return { ...stored, damagedLink: true };
  const draft = toDraft(rootField(form, variant), shared.body) ?? {};
  return {
    variant,
    drafts: publicDrafts(form, { ...stored.drafts, [variant]: draft }),
    damagedLink: false,
  };
}

/** Whether the constants of a variant, such as `version`, are those of the values. */
const fits = (values: Record<string, unknown>) => (variant: FormVariant) =>
  variant.fields.every(({ name, const: fixed }) => fixed === undefined || (values[name] ?? fixed) === fixed);

/** The example with values of the task, or of the body of another method, filled in. */
function filledIn(form: Form, variant: number, values: Record<string, unknown>): Draft {
  const { example } = form.variants[variant] ?? {};
  const body = isObject(example) ? example : {};
  const filled = isObject(body.task)
    ? { ...body, task: { ...body.task, ...values } }
    : { ...body, ...values };
  return toDraft(rootField(form, variant), filled) ?? {};
}
