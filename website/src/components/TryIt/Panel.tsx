import type { Form } from '@docs/contract';
import { faultSentence } from '@docs/contract/validator';
import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Prefill } from '../../browser/prefill';
import PasteYourPage from '../PasteYourPage';
import { draftAt, type Path, pointerOf } from './draft';
import { focusField } from './FaultSummary';
import { isConstant } from './Field';
import Fields from './Fields';
import { type FormContext, FormProvider } from './FormContext';
import Inline from './Inline';
import Preview from './Preview';
import RunPanel from './RunPanel';
import styles from './styles.module.css';
import { useRequest } from './useRequest';
import { fill, words } from './words';

/** Made by plugins/try-it. */
export interface PanelProps {
  form: Form;
  userAgent: { placeholder: string; text: string };
  first?: unknown;
  /** The variant to start with. */
  variant?: string | undefined;
  /** The hash of the link that the reader followed. */
  hash?: string | undefined;
  /** Values that the reader has found on their own page. */
  prefill?: Prefill | undefined;
}

/**
 * The opened block: the form, and beside or below it the request as JSON and code, and its run in the sandbox. If there
 * is nothing to fill in, the request takes the place of the form.
 */
export default function Panel({ form, first, variant, hash, prefill }: PanelProps): ReactNode {
  const request = useRequest(form, { variant, hash, prefill });
  const top = useRef<HTMLFormElement>(null);

  const { draft, faults, body, change } = request;

  const context = useMemo((): FormContext => {
    const byPointer = new Map(faults.map((fault) => [fault.pointer, fault]));
    return {
      idOf: (path: Path) => form.name + pointerOf(path),
      draftAt: (path) => draftAt(draft, path),
      faultAt: (path) => byPointer.get(pointerOf(path)),
      sentence: (fault) => faultSentence(fault, form.faultTexts),
      change,
    };
  }, [form, draft, faults, change]);

  const hasFields = form.variants.some(({ fields }) => !fields.every(isConstant));
  const preview = <Preview form={form} body={body} shared={request.shared} />;
  const [filled, setFilled] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the values that the form starts with
  useEffect(() => {
    if (!prefill) return;
    const given = Object.keys(prefill.values).filter((name) => prefill.values[name] !== undefined);
    const missing = (form.variants[request.variant]?.fields ?? []).flatMap((field) =>
      field.required && !isConstant(field) && !given.includes(field.name) ? [field.name] : [],
    );
    const fields = missing.map((name) => `\`${name}\``).join(', ');
    const sentences = [
      fill(words.filled, { count: given.length }),
      fields && fill(words.missingValues, { fields }),
    ];
    setFilled(sentences.join(' ')); // after the live region is in the page
    top.current?.closest('details')?.scrollIntoView();
    focusField(top.current, context.idOf(['task', missing[0] ?? '']));
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, []);

  return (
    <FormProvider value={context}>
      <form
        ref={top}
        className={styles.panel}
        aria-label={words.form}
        tabIndex={-1}
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          {request.damagedLink && (
            <p role="alert" className={styles.summary}>
              {words.damagedLink}
            </p>
          )}
          {form.method === 'createTask' && form.name !== form.method && <PasteYourPage of={form.name} />}
          <div role="status" className={clsx(styles.status, styles.filled)} data-copied="">
            {filled && (
              <>
                <i className="copy-tile" />
                <span>
                  <Inline text={filled} />
                </span>
              </>
            )}
          </div>
          {!hasFields && preview}
          <Fields form={form} request={request} />
          <div role="status" className="sr-only">
            {faults.length > 0 ? fill(words.faults, { count: faults.length }) : words.valid}
          </div>
        </div>
        <div className={styles.pane}>
          <RunPanel form={form} body={request.bodyWithoutSecrets} first={first} faults={faults}>
            {hasFields && preview}
          </RunPanel>
        </div>
      </form>
    </FormProvider>
  );
}
