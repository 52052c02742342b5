import { DEFAULT_LOCALE, homeOf } from '@docs/site/locales';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  page: string;
  /** Not translated, so that the page is in English; or translated, but behind the English page. */
  isOutdated: boolean;
}

/** Above a page that is not, or not fully, in the language of the reader. */
export default function TranslationNotice({ page, isOutdated }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const english = homeOf(DEFAULT_LOCALE) + page.slice(siteConfig.baseUrl.length);
  return (
    // Search leaves the notice out by its class.
    <aside
      className="translation-notice theme-admonition theme-admonition-warning"
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
    >
      {isOutdated ? (
        <Translate id="docs.outdatedTranslation">
          The English version of this page is newer than this translation.
        </Translate>
      ) : (
        <Translate id="docs.untranslated">This page is not translated yet. It is shown in English.</Translate>
      )}{' '}
      <a href={english} hrefLang={DEFAULT_LOCALE} lang={DEFAULT_LOCALE}>
        English page
      </a>
    </aside>
  );
}
