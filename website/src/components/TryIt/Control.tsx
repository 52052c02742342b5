import type { FormField } from '@docs/contract';
import type { ReactNode } from 'react';
import { asText, type Path } from './draft';
import FileInput from './FileInput';
import { useForm } from './FormContext';
import SecretInput from './SecretInput';
import { words } from './words';

interface ControlProps {
  field: FormField;
  path: Path;
  describedBy: string;
}

/** The control of a single value: a select, an input or a text area. The validator checks it, not the browser. */
export default function Control({ field, path, describedBy }: ControlProps): ReactNode {
  const { idOf, draftAt, faultAt, change } = useForm();
  const draft = draftAt(path);
  const shared = {
    id: idOf(path),
    value: typeof draft === 'string' ? draft : '',
    'aria-describedby': describedBy,
    'aria-required': field.required,
    'aria-invalid': faultAt(path) !== undefined,
    // An empty item of a list stays a row; an empty field is left out of the request.
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const isMissing = value === '' && !field.allowsEmpty && typeof path.at(-1) === 'string';
      change(path, isMissing ? undefined : value);
    },
  };
  const choices = field.enum ?? (field.types[0] === 'boolean' ? [true, false] : undefined);
  if (choices) {
    const known = choices.map(asText);
    return (
      <select {...shared}>
        {(!field.required || shared.value === '') && <option value="">{words.notSet}</option>}
        {/* A link can contain an unknown value: show it as it is, with its error. */}
        {shared.value !== '' && !known.includes(shared.value) && <option>{shared.value}</option>}
        {known.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (field.open) return <textarea {...shared} rows={5} autoComplete="off" spellCheck={false} />;
  if (field.maxBytes) {
    return (
      <>
        <textarea {...shared} rows={3} autoComplete="off" spellCheck={false} />
        <FileInput path={path} maxBytes={field.maxBytes} />
      </>
    );
  }
  if (field.secret) return <SecretInput {...shared} name={field.name} />;
  const isNumber = field.types.includes('integer') || field.types.includes('number');
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
