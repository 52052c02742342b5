import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { SiteFields } from '../../shared/site-fields';
import { closeMenusOnLeaving } from '../browser/close-menus';
import { cacheFace } from '../browser/display-face';
import { LOADING_KEY } from '../browser/keys';
import { startProgress, stopProgress } from '../browser/progress';
import { showUserAgent } from '../browser/show-user-agent';
import { write } from '../browser/storage';
import { whenIdle } from '../browser/when-idle';
import { followLinksOnce } from './double-click';
import { prefetchFromText } from './prefetch';
import { keepAddressDecodable } from './repair-address';
import { reportHydration } from './report-hydration';
import { followColorMode } from './theme-color';

// Not while the site is built.
if (ExecutionEnvironment.canUseDOM) {
  keepAddressDecodable();
  reportHydration();
  followColorMode();
  followLinksOnce();
  if (process.env.NODE_ENV === 'development') closeMenusOnLeaving(); // `npm run dev` has no inline script
}

/** Runs before and after every route change (spec 4.8, 7.1). */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    // If the next page's code fails to load, Docusaurus reloads; this tells the inline script that it is a retry.
    write('sessionStorage', LOADING_KEY, '1');
    return startProgress();
  },
  onRouteDidUpdate({ location, previousLocation }) {
    write('sessionStorage', LOADING_KEY, '');
    stopProgress();
    const firstPage = previousLocation === null; // there the inline script has shown the User-Agent
    if (firstPage) {
      prefetchFromText();
      whenIdle(() => cacheFace());
    } else if (location.pathname !== previousLocation.pathname) {
      showUserAgent((siteConfig.customFields as unknown as SiteFields).dataUrl);
    }
  },
};

export default clientModule;
