import { brand } from '@docs/site/brand';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useSiteFields } from '../../hooks/useSiteFields';
import Card from '../Card';
import styles from './Links.module.css';
import Section from './Section';

const ICONS = {
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.3A3.9 3.9 0 0 1 17.5 18.5Z',
  extension: 'M10 4.5a2 2 0 0 1 4 0V6h4.5v4.5H17a2 2 0 0 0 0 4h1.5V19H14v-1.5a2 2 0 0 0-4 0V19H5.5V6H10Z',
  support: 'M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3Z',
};

export default function Links(): ReactNode {
  const strings = useSiteFields().strings;
  const extension = useBaseUrl('/docs/extension');
  const links = [
    {
      icon: ICONS.cloud,
      href: brand.hosts.site,
      title: strings.linkOneTitle,
      text: strings.linkOneDescription,
    },
    { icon: ICONS.extension, href: extension, title: strings.linkTwoTitle, text: strings.linkTwoDescription },
    {
      icon: ICONS.support,
      href: brand.hosts.helpdesk,
      title: strings.linkThreeTitle,
      text: strings.linkThreeDescription,
    },
  ];
  return (
    <Section id="links" title={strings.linksTitle}>
      <ul className={styles.links}>
        {links.map(({ icon, href, title, text }) => (
          <li key={href}>
            <Card href={href} title={title} text={text}>
              <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path d={icon} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
              </svg>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
