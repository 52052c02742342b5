import type { FormField } from '@docs/contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Control from './Control';
import { asText, type Path } from './draft';
import { useForm } from './FormContext';
import Inline from './Inline';
import List from './List';
import styles from './styles.module.css';
import { fill, words } from './words';

interface FieldProps {
  field: FormField;
  path: Path;
  /** Replaces the field's name, for the items of a list. */
  label?: string;
}

/** One property of the request: its name, its description from the contract, a control, and the errors of its value. */
function Field({ field, path, label = field.name }: FieldProps): ReactNode {
  const { idOf, faultAt, sentence } = useForm();
  const id = idOf(path);
  const fault = faultAt(path);
  const describedBy = `${id}-help ${fault ? `${id}-fault` : ''}`.trim();
  const isGroup = field.fields !== undefined || field.items !== undefined;
  const Name = isGroup ? 'span' : 'label';
  const help = <Help id={`${id}-help`} field={field} />;
  return (
    <div
      className={styles.field}
      {...(isGroup && {
        role: 'group',
        id,
        tabIndex: -1,
        'aria-labelledby': `${id}-name`,
        'aria-describedby': describedBy,
      })}
    >
      <div className={styles.name}>
        <Name id={`${id}-name`} {...(Name === 'label' && { htmlFor: id })}>
          <code>{label}</code>
        </Name>{' '}
        <small>
          <Inline text={field.typeText} />
          {!field.required && field.when && (
            <>
              , <Inline text={field.when} />
            </>
          )}
        </small>
        {field.required ? <b>{words.required}</b> : !field.when && <i>{words.optional}</i>}
      </div>
      {isGroup && help}
      {field.items ? (
        <List
          name={field.name}
          minItems={field.minItems}
          maxItems={field.maxItems}
          empty={field.items.fields ? {} : ''}
          path={path}
          item={(row, name) => <Field field={field.items as FormField} path={[...path, row]} label={name} />}
        />
      ) : field.fields ? (
        <Several fields={field.fields} root={path} />
      ) : (
        <Control field={field} path={path} describedBy={describedBy} />
      )}
      {fault && (
        <p className={clsx('sign', styles.fault)} id={`${id}-fault`}>
          <Inline text={sentence({ ...fault, pointer: `/${label}` })} />
        </p>
      )}
      {!isGroup && help}
    </div>
  );
}

/** A constant, such as `type`, is not a field: it is in the JSON. */
export const isConstant = (field: FormField): boolean =>
  field.const !== undefined || (field.fields?.every(isConstant) ?? false);

/** Fields one below the other. */
export function Several({ fields, root }: { fields: FormField[]; root: Path }): ReactNode {
  return fields
    .filter((field) => !isConstant(field))
    .map((field) => <Field key={field.name} field={field} path={[...root, field.name]} />);
}

/** The contract's tables list constraints; here they follow a sentence. */
function asSentence(rule: string): string {
  const text = rule.charAt(0).toLocaleUpperCase() + rule.slice(1);
  return fill(words.rule, { text });
}

/** The contract's description of the value. */
function Help({ id, field }: { id: string; field: FormField }): ReactNode {
  const { description, default: initial, open } = field;
  const rules = [
    ...field.constraints,
    ...(open ? [words.jsonText] : []),
    ...(initial === undefined ? [] : [fill(words.default, { value: asText(initial) })]),
  ];
  return (
    <p className={styles.help} id={id}>
      <Inline text={description} />
      {rules.length > 0 && (
        <span>
          {' '}
          <Inline text={rules.map(asSentence).join('')} />
        </span>
      )}
    </p>
  );
}
