/**
 * Runs in the head of every page, before the first paint, in place of React (design: static first, React on intent).
 * It is inline; the content security policy allows it by its hash.
 */
import { followSampleChoice } from '../components/SampleTabs/choice';
import { afterPaint } from './after-paint';
import { applyColorMode, hideDismissedBars, layOutWholeForReturn, showSidebarItem } from './before-paint';
import { SAMPLE_KEY } from './keys';
import { showUserAgent } from './show-user-agent';
import { read } from './storage';
import { loadThirdParties } from './third-parties';
import { createDefaultPolicy } from './trusted-types-policy';
import { prefetchWhenIdle, wakeOnIntent } from './wake';

/** Set when the inline script is bundled: a site without third parties does not include the code for them. */
declare const THIRD_PARTIES: boolean;

/** Written by plugins/inline-script. */
const script = document.currentScript as HTMLScriptElement;
const { announcement, dataUrl } = script.dataset;
const { styles, scripts } = (document.getElementById('assets') as HTMLElement).dataset;
const codes = (scripts as string).split(' ');

createDefaultPolicy();
applyColorMode(document.querySelector('meta[name]') as HTMLMetaElement);
hideDismissedBars(announcement as string);
layOutWholeForReturn();
showSidebarItem();
followSampleChoice(read('localStorage', SAMPLE_KEY));
wakeOnIntent(styles as string, codes);
afterPaint(() => {
  if (dataUrl) showUserAgent(dataUrl);
  setTimeout(prefetchWhenIdle, 2000, styles, codes); // reading comes first
});
if (THIRD_PARTIES) loadThirdParties(script.dataset.tagManager, script.dataset.messenger);
