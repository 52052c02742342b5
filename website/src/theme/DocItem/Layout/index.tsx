import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import SupportBanner from '../../../components/SupportBanner';
import styles from './styles.module.css';

/**
 * Overridden to start with the title: the version badge is at the foot, beside the date, and the support banner is in
 * the flow, below the contents or, where there are none beside the text, below the article. Without
 * contents, the article is as wide as on other pages.
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isBeside = useWindowSize() !== 'mobile';
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <div className="doc-foot">
            <DocVersionBadge />
            <DocItemFooter />
          </div>
        </article>
        <DocItemPaginator />
      </div>
      <div className={`doc-beside ${styles.beside}`}>
        {hasContents && isBeside && <DocItemTOCDesktop />}
        <SupportBanner />
      </div>
    </div>
  );
}
