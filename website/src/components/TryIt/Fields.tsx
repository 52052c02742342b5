import type { Form, FormField } from '@docs/contract';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { isObject, type Path } from './draft';
import { isConstant, Several } from './Field';
import { useForm } from './FormContext';
import Inline from './Inline';
import SecretInput from './SecretInput';
import styles from './styles.module.css';
import type { Request } from './useRequest';
import { words } from './words';

interface FieldsProps {
  form: Form;
  request: Request;
}

/** All fields of the request: required ones first, the others folded. */
export default function Fields({ form, request }: FieldsProps): ReactNode {
  const id = useId();
  const variant = form.variants[request.variant];
  if (!variant) return null;
  const root: Path = form.method === 'createTask' ? ['task'] : [];
  const [shown, folded] = split(variant.fields, variant.example, root);
  return (
    <>
      {form.variants.length > 1 && <Variants id={id} form={form} request={request} />}
      <Several fields={shown} root={root} />
      <Folded summary={words.optionalFields} fields={folded} root={root} />
      {variant.proxy && (
        <Folded
          summary={words.proxy}
          fields={variant.proxy.fields}
          root={root}
          open={variant.proxy.rule === 'required'}
        >
          <p className={styles.help}>
            <Inline text={variant.proxy.note} />
          </p>
        </Folded>
      )}
      <Folded summary={words.envelope} fields={form.envelope} />
      {form.verb === 'POST' && (
        <>
          <ApiKey id={id} request={request} />
          {request.isChanged && (
            <button
              type="button"
              className={styles.link}
              onClick={({ currentTarget }) => {
                currentTarget.form?.focus({ preventScroll: true }); // the button goes away
                request.reset();
              }}
            >
              {words.reset}
            </button>
          )}
        </>
      )}
    </>
  );
}

/** Required fields and those of the example are visible from the start. Filling in other fields does not move them. */
function split(fields: FormField[], example: unknown, root: Path): [FormField[], FormField[]] {
  const given = root.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), example);
  const isShown = ({ name, required }: FormField) => required || (isObject(given) && name in given);
  return [fields.filter(isShown), fields.filter((field) => !isShown(field) && !isConstant(field))];
}

interface FoldedProps {
  summary: string;
  /** Instead of the number of fields. */
  note?: string;
  fields?: FormField[];
  root?: Path;
  open?: boolean;
  children?: ReactNode;
}

/** What few requests need. */
function Folded({ summary, fields, note = `${fields?.length}`, root = [], open, children }: FoldedProps) {
  const { draftAt } = useForm();
  // From the start: it would close and open while the reader types.
  const [isFilled] = useState(() => fields?.some(({ name }) => draftAt([...root, name]) !== undefined));
  if (fields?.length === 0) return null;
  return (
    <details className={clsx('fold', styles.folded)} open={open || isFilled}>
      <summary>
        <span>
          <b>{summary}</b> <small>{note}</small>
        </span>
      </summary>
      {children}
      {fields && <Several fields={fields} root={root} />}
    </details>
  );
}

function Variants({ id, form, request }: FieldsProps & { id: string }) {
  const use = form.variants[request.variant]?.use;
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-variant`}>{words.variant}</label>
      <select
        id={`${id}-variant`}
        value={request.variant}
        aria-describedby={`${id}-use`}
        onChange={({ target }) => request.choose(Number(target.value))}
      >
        {form.variants.map(({ name }, position) => (
          <option key={name} value={position}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.help} id={`${id}-use`}>
        <Inline text={use ?? ''} />
      </p>
    </div>
  );
}

/** In memory only: not in the browser's form data, in storage or in links. */
function ApiKey({ id, request }: { id: string; request: Request }) {
  return (
    <Folded summary={words.apiKey} note={words.apiKeyNote}>
      <div className={styles.field}>
        <SecretInput
          id={`${id}-key`}
          name={words.apiKey}
          value={request.apiKey}
          aria-label={words.apiKey}
          aria-describedby={`${id}-key-help`}
          onChange={({ target }) => request.setApiKey(target.value)}
        />
        <p className={styles.help} id={`${id}-key-help`}>
          {words.apiKeyHelp}
        </p>
      </div>
    </Folded>
  );
}
