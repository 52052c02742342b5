import { MAIN_DOC } from '@docs/site/addresses';
import { brand } from '@docs/site/brand';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useSiteFields } from '../../hooks/useSiteFields';
import styles from './Libraries.module.css';
import Section from './Section';

export default function Libraries(): ReactNode {
  const { libsTitle, libsDescription } = useSiteFields().strings;
  const details = useBaseUrl(`${MAIN_DOC}#libraries`);
  return (
    <Section id="libraries" title={libsTitle} description={<p>{libsDescription}</p>}>
      <ul className={styles.libraries}>
        {brand.libraries.map(({ language, registry, package: name }) => (
          <li key={language}>
            <Link to={details}>
              <b>{language}</b>
              <span>{registry}</span>
              <code translate="no">
                {name.match(/[^/]+\/?/g)?.map((part) => (
                  <i key={part}>{part}</i>
                ))}
              </code>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
