import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { type ReactNode, useRef } from 'react';
import Disclosure from '../../../components/Disclosure';
import styles from './styles.module.css';

/**
 * Overridden so that languages can be chosen before React and without script: a native disclosure with plain links.
 * The inline script adds the current search string and hash when one is followed (spec 2).
 */
export default function LocaleDropdownNavbarItem({ mobile }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const details = useRef<HTMLDetailsElement>(null);
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
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.6">
          <circle cx="12" cy="12" r="8.75" />
          <ellipse cx="12" cy="12" rx="3.75" ry="8.75" />
          <path d="M3.6 9.5h16.8M3.6 14.5h16.8" />
        </g>
      </svg>
      <span>{current}</span>
    </>
  );
  return (
    <Disclosure
      details={details}
      className={styles.dropdown}
      summary={summary}
      label={`${label}: ${current}`}
    >
      {links}
    </Disclosure>
  );
}
