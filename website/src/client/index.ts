import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { LOADING_KEY } from '../inline-script/keys';
import { showUserAgent } from '../inline-script/show-user-agent';
import { write } from '../inline-script/storage';
import { keepAddressDecodable } from './address';
import { followLinksOnce } from './double-click';
import { prefetchFromText } from './prefetch';
import { startProgress, stopProgress } from './progress';
import { followColorMode } from './theme-color';
import { reportWaking } from './waking';

keepAddressDecodable();
reportWaking();
followColorMode();
followLinksOnce();

/** Runs before and after every route change (spec 4, 7). */
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
    if (firstPage) prefetchFromText();
    else if (location.pathname !== previousLocation.pathname) {
      showUserAgent(siteConfig.customFields?.dataUrl as string);
    }
  },
};

export default clientModule;
