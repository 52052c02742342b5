import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';
import Disclosure from '../../../components/Disclosure';
import Icon from '../../../components/Icon';
import LanguageLinks from '../../../components/LanguageLinks';
import styles from './styles.module.css';

/**
 * Overridden so that languages can be chosen before React and without script: a native disclosure with plain links.
 */
export default function LocaleDropdownNavbarItem({ mobile }: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const label = translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' });

  if (mobile) {
    return (
      <li className={styles.mobile}>
        <span id="mobile-languages">{label}</span>
        <ul aria-labelledby="mobile-languages">
          <LanguageLinks />
        </ul>
      </li>
    );
  }
  const current = localeConfigs[currentLocale]?.label ?? currentLocale;
  const summary = (
    <>
      <Icon>
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18 5-5 5-13 0-18M4 9h16M4 15h16" />
      </Icon>
      <span>{current}</span>
    </>
  );
  return (
    <Disclosure
      className={styles.dropdown}
      summary={summary}
      label={translate({ id: 'docs.labeled', message: '{label}: {value}' }, { label, value: current })}
    >
      <LanguageLinks />
    </Disclosure>
  );
}
