import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';
import Disclosure from '../../../components/Disclosure';
import Icon from '../../../components/Icon';
import styles from './styles.module.css';

/**
 * Overridden so that languages can be chosen before React and without script: a native disclosure with plain links.
 * The inline script adds the current search string and hash when one is followed (spec 2.13).
 */
export default function LocaleDropdownNavbarItem({ mobile }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const label = translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' });

  const links = locales.map((locale) => (
    <li key={locale}>
      <a
        href={createUrl({ locale, fullyQualified: false })}
        lang={localeConfigs[locale]?.htmlLang}
        hrefLang={localeConfigs[locale]?.htmlLang}
        data-language={locale}
        aria-current={locale === currentLocale ? 'true' : undefined}
      >
        {localeConfigs[locale]?.label}
      </a>
    </li>
  ));

  if (mobile) {
    return (
      <li className={styles.mobile}>
        <span id="mobile-languages">{label}</span>
        <ul aria-labelledby="mobile-languages">{links}</ul>
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
    <Disclosure className={styles.dropdown} summary={summary} label={`${label}: ${current}`}>
      {links}
    </Disclosure>
  );
}
