import type { Behavior } from '../behavior.ts';
import { BEFORE_REACT } from './before-react.ts';
import { CHROME } from './chrome.ts';
import { FAILURES } from './failures.ts';
import { NAVIGATION } from './navigation.ts';
import { RESULTS_PAGE, SEARCH } from './search.ts';
import { TRY_IT } from './try-it.ts';
import { WITHOUT_SCRIPT } from './without-script.ts';

export const BEHAVIORS: Record<string, Behavior[]> = {
  'Without script': WITHOUT_SCRIPT,
  'Gestures before React': BEFORE_REACT,
  Search: SEARCH,
  'Results page': RESULTS_PAGE,
  'Navigation within the site': NAVIGATION,
  'Bars, menus, languages and copying': CHROME,
  'Try it': TRY_IT,
  'Failures and errors': FAILURES,
};
