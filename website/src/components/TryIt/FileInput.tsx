import type { Fault } from '@docs/contract/validator';
import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { Path } from './draft';
import { useForm } from './FormContext';
import Inline from './Inline';
import styles from './styles.module.css';
import { words } from './words';

interface FileInputProps {
  path: Path;
  maxBytes: number;
}

/** Fills a base64 field with a file of the reader. Nothing is sent. A file that the API would reject is not read. */
export default function FileInput({ path, maxBytes }: FileInputProps): ReactNode {
  const { idOf, draftAt, sentence, change } = useForm();
  const [rejected, setRejected] = useState<Fault>();
  const input = useRef<HTMLInputElement>(null);
  const type = draftAt(['task', 'metadata', 'PayloadType']) === 'Audio' ? 'audio/*' : 'image/*';

  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const fault = { pointer: `/${file.name}`, code: 'ERROR_INVALID_TASK' } as const;
    if (!file.type.startsWith(type.slice(0, -1)))
      return setRejected({ ...fault, rule: 'type', params: { values: [type] } });
    if (file.size > maxBytes) return setRejected({ ...fault, rule: 'imageBig', params: { limit: maxBytes } });
    setRejected(undefined);
    const reader = new FileReader();
    reader.onload = () => change(path, String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  };

  return (
    <>
      <input ref={input} type="file" accept={type} hidden onChange={read} />
      <button
        type="button"
        className="button button-quiet"
        aria-describedby={`${idOf(path)}-name`}
        onClick={() => {
          if (input.current) input.current.value = ''; // the same file again, after it was changed
          input.current?.click();
        }}
      >
        {words.chooseFile}
      </button>
      {rejected && (
        <p role="alert" className={clsx('sign', styles.fault)}>
          <Inline text={sentence(rejected)} />
        </p>
      )}
    </>
  );
}
