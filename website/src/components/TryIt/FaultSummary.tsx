import type { Fault } from '@docs/contract/validator';
import type { MouseEvent, RefObject } from 'react';
import { useForm } from './FormContext';
import Inline from './Inline';
import styles from './styles.module.css';
import { words } from './words';

interface FaultSummaryProps {
  faults: Fault[];
  summary: RefObject<HTMLDivElement | null>;
}

/** All errors with links to their fields. It gets the focus when the reader runs a request with errors. */
export default function FaultSummary({ faults, summary }: FaultSummaryProps) {
  const { idOf, sentence } = useForm();
  if (faults.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div ref={summary} className={styles.summary} role="group" aria-label={words.faults} tabIndex={-1}>
      <strong>{words.faults}</strong>
      <ul>
        {faults.map((fault) => {
          const id = idOf(fault.pointer.split('/').slice(1));
          return (
            <li key={fault.pointer}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                <Inline text={sentence(fault)} />
              </a>{' '}
              <code>{fault.code}</code>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Not with a hash: it would add a history entry, and a collapsed field has to be expanded first. */
function focusField(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  event.preventDefault();
  // An error of the whole task has no field.
  const field = document.getElementById(id) ?? event.currentTarget.closest('form');
  for (let folded = field?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true;
  field?.focus();
}
