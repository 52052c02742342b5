/**
 * Runs in the head of every page, before the first paint, in place of React (design: static first, React on intent).
 * It is a blocking external script rather than an inline one so that the content security policy needs no hashes;
 * it travels beside the stylesheet, which blocks the first paint anyway.
 */
import { followSampleChoice } from '../components/SampleTabs/choice';
import { applyColourMode, hideDismissedBars } from './before-paint';
import { keepPlaceInLanguageLinks } from './language-links';
import { guardSinks } from './sinks';
import { loadThirdParties } from './third-parties';
import { showUserAgent } from './user-agent';
import { wakeOnIntent } from './wake';

const script = document.currentScript as HTMLScriptElement;
const { scripts = '', announcement = '', dataUrl, tagManager, messenger } = script.dataset;

guardSinks();
applyColourMode();
hideDismissedBars(announcement);
if (dataUrl) showUserAgent(dataUrl);
followSampleChoice();
keepPlaceInLanguageLinks();
wakeOnIntent(scripts.split(' '));
loadThirdParties(tagManager, messenger);
