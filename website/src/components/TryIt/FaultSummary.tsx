import type { Fault } from '@docs/contract/validator';
import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';
import { pathOf } from './draft';
import { useForm } from './FormContext';
import Inline from './Inline';
import styles from './styles.module.css';
import { fill, words } from './words';

interface FaultSummaryProps {
  faults: Fault[];
  /** What the reader can do besides. */
  children: ReactNode;
}

/** All errors, with links to their fields and to their codes. */
export default function FaultSummary({ faults, children }: FaultSummaryProps) {
  const { idOf, sentence } = useForm();
  const idFor = (fault: Fault) => idOf(pathOf(fault));
  const follow = (event: MouseEvent<HTMLElement>, id: string) => {
    event.preventDefault(); // a hash would add a history entry
    focusField(event.currentTarget.closest('form'), id);
  };
  const title = fill(words.faults, { count: faults.length });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className={styles.summary} role="group" aria-label={title}>
      <ul>
        {faults.map((fault) => (
          <li key={fault.pointer}>
            <a href={`#${idFor(fault)}`} onClick={(event) => follow(event, idFor(fault))}>
              <Inline text={sentence(fault)} />
            </a>{' '}
            <Link to={errorAddress(fault.code)}>
              <code>{fault.code}</code>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

export const errorAddress = (code: string) => `/docs/api/api-errors#${code}`;

/** Unfolds and focuses a field. An error of the whole task has none: then it is the form. */
export function focusField(form: HTMLElement | null, id: string): void {
  const field = document.getElementById(id) ?? form;
  for (let folded = field?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true;
  field?.focus();
}
