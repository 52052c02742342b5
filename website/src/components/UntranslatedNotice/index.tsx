import { DEFAULT_LOCALE, homeOf } from '@docs/site/locales';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Above an English page that stands in for a missing translation; see plugins/translation-notice for an outdated one. */
export default function UntranslatedNotice({ page }: { page: string }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const english = homeOf(DEFAULT_LOCALE) + page.slice(siteConfig.baseUrl.length);
  return (
    // Search leaves the notice out by its class.
    <aside
      className="translation-notice theme-admonition theme-admonition-warning"
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
    >
      <Translate id="docs.untranslated">This page is not translated yet. It is shown in English.</Translate>{' '}
      <a href={english} hrefLang={DEFAULT_LOCALE} lang={DEFAULT_LOCALE}>
        English page
      </a>
    </aside>
  );
}
