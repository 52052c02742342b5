import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/**
 * This page in every language, as list items: plain links, which work before React and without script. The inline
 * script adds the current search string and hash when one is followed (spec 2.13).
 */
export default function LanguageLinks(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  return locales.map((locale) => (
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
}
