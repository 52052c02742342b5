import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { deferNextLayout } from '../../browser/deferred-layout';
import { showCachedFace } from '../../browser/display-face';
import styles from './styles.module.css';

/**
 * Overridden because the stock link needs script to skip the sidebar, so using it before React had no effect. This one
 * links to the page's `main` with a hash.
 */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLElement>(null);
  const history = useHistory();
  const { pathname } = useLocation();
  const label = translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' });

  // On a new page the focus starts from the top, as with the stock link, but as soon as the page is there. The action
  // changes earlier, with the click, so it must not run the effect. A submitted search is the same page: its field
  // keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a new path
  useLayoutEffect(() => {
    if (!region.current || history.location.hash || history.action !== 'PUSH') return;
    // The focus makes the browser lay out the page, so what changes its layout comes first.
    showCachedFace();
    deferNextLayout();
    startFrom(region.current);
  }, [pathname, history]);

  return (
    <section ref={region} aria-label={label}>
      <a className={styles.link} href="#main">
        {label}
      </a>
    </section>
  );
}

function startFrom(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true }); // the framework scrolls; scrolling here would lay out the page twice
  element.removeAttribute('tabindex');
}
