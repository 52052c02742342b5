import { DEFAULT_LOCALE } from '@docs/site/locales';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import type { LanguagesOfPage } from '../../../../shared/page-data';
import CopyPage from '../../../components/CopyPage';
import MarkdownLink from '../../../components/MarkdownLink';
import TranslationNotice from '../../../components/TranslationNotice';
import { usePageLocales } from '../../../hooks/usePageLocales';

/**
 * Overridden to put what can be done with the page on the line of its title: copy it (an unlisted page has no Markdown)
 * and, on narrow screens, open its contents. A page that is not translated is marked as English; a notice above it says
 * so, and so does one above an outdated translation.
 */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const { title, permalink, unlisted } = metadata;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { isOutdated = false } = frontMatter as Partial<LanguagesOfPage>;
  const isTranslated = usePageLocales().some((locale) => locale === currentLocale);
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className="theme-doc-markdown markdown" lang={isTranslated ? undefined : DEFAULT_LOCALE}>
      <header className="doc-head">
        {hasTitle && <Heading as="h1">{unbroken(title)}</Heading>}
        {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
        {!unlisted && <MarkdownLink page={permalink} />}
        {!unlisted && <CopyPage key={permalink} page={permalink} />}
      </header>
      {(!isTranslated || isOutdated) && <TranslationNotice page={permalink} isOutdated={isOutdated} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/** A balanced title would break a compound word after its hyphen. In a line, the class only keeps its text together. */
function unbroken(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title have no other identity
      <span key={index} className="text--truncate">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
