import type { Form } from '@docs/contract';
import { faultSentence } from '@docs/contract/validator';
import { type ReactNode, useMemo } from 'react';
import { draftAt, type Path, pointerOf } from './draft';
import Fields from './Fields';
import { type FormContext, FormProvider } from './FormContext';
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
  /** Values of fields to start with, over those of the example. */
  values?: Record<string, unknown> | undefined;
}

/** The opened block: the form, and beside or below it the run in the sandbox and the request as JSON and code. */
export default function Panel({ form, first, variant, hash, values }: PanelProps): ReactNode {
  const request = useRequest(form, { variant, hash, values });
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

  return (
    <FormProvider value={context}>
      <form
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
          <Fields form={form} request={request} />
          <div role="status" className="sr-only">
            {faults.length > 0 ? fill(words.fault, { count: faults.length }) : words.valid}
          </div>
        </div>
        <div className={styles.pane}>
          <RunPanel form={form} body={request.bodyWithoutSecrets} first={first} faults={faults} />
          <Preview form={form} body={body} shared={request.shared} />
        </div>
      </form>
    </FormProvider>
  );
}
