import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

export default function Section({ id, title, description, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description && <div className={styles.description}>{description}</div>}
      {children}
    </section>
  );
}
