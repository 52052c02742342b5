import type { Form, FormField } from '@docs/contract';
import { type ReactNode, useId } from 'react';
import { isObject, type Path } from './draft';
import Field from './Field';
import Inline from './Inline';
import SecretInput from './SecretInput';
import styles from './styles.module.css';
import type { Request } from './useRequest';
import { fill, words } from './words';

interface FieldsProps {
  form: Form;
  request: Request;
}

/** All fields of the request: required ones first, optional ones and the proxy collapsed. */
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
      {folded.length > 0 && (
        <Folded summary={fill(words.optionalFields, { count: folded.length })}>
          <Several fields={folded} root={root} />
        </Folded>
      )}
      {variant.proxy && variant.proxy.fields.length > 0 && (
        <Folded summary={words.proxy} open={variant.proxy.rule === 'required'}>
          <p className={styles.help}>
            <Inline text={variant.proxy.note} />
          </p>
          <Several fields={variant.proxy.fields} root={root} />
        </Folded>
      )}
      {form.envelope.length > 0 && (
        <Folded summary={words.envelope}>
          <Several fields={form.envelope} root={[]} />
        </Folded>
      )}
      {form.verb === 'POST' && <ApiKey id={id} request={request} />}
      {form.verb === 'POST' && (
        <div className={styles.buttons}>
          <button type="button" className="button button-quiet" onClick={request.reset}>
            {words.reset}
          </button>
        </div>
      )}
    </>
  );
}

/** Required fields and those of the example are visible from the start. Filling in other fields does not move them. */
function split(fields: FormField[], example: unknown, root: Path): [FormField[], FormField[]] {
  const given = root.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), example);
  const isShown = ({ name, required }: FormField) => required || (isObject(given) && name in given);
  return [fields.filter(isShown), fields.filter((field) => !isShown(field))];
}

function Several({ fields, root }: { fields: FormField[]; root: Path }): ReactNode {
  return fields.map((field) => <Field key={field.name} field={field} path={[...root, field.name]} />);
}

interface FoldedProps {
  summary: string;
  open?: boolean;
  children: ReactNode;
}

function Folded({ summary, open, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={open}>
      <summary>{summary}</summary>
      {children}
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
    <div className={styles.field}>
      <label htmlFor={`${id}-key`}>{words.apiKey}</label>
      <p className={styles.help} id={`${id}-key-help`}>
        {words.apiKeyHelp}
      </p>
      <SecretInput
        id={`${id}-key`}
        name={words.apiKey}
        value={request.apiKey}
        aria-describedby={`${id}-key-help`}
        onChange={({ target }) => request.setApiKey(target.value)}
      />
    </div>
  );
}
