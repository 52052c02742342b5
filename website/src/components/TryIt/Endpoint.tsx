import type { Form } from '@docs/contract';
import { TONES } from '../../../shared/pills';

/** A method, as in the hero of the home page. */
export default function Endpoint({ verb, path }: Pick<Form, 'verb' | 'path'>) {
  return (
    <>
      <b className={`pill ${TONES[verb]}`}>{verb}</b> {path}
    </>
  );
}
