/**
 * Runs in the head of every page, before the first paint, in place of React (design: static first, React on intent).
 * It is inline; the content security policy allows it by its hash.
 */
import { closeMenusOnLeaving } from '../browser/close-menus';
import { deferLayout, layOutWhole } from '../browser/deferred-layout';
import { showCachedFace } from '../browser/display-face';
import { SAMPLE_KEY } from '../browser/keys';
import { required } from '../browser/required';
import { followSampleChoice } from '../browser/sample-choice';
import { showUserAgent } from '../browser/show-user-agent';
import { read } from '../browser/storage';
import { afterPaint } from './after-paint';
import { applyColorMode, hideDismissedBars, markApple, showPlace } from './before-paint';
import { holdGestures } from './held-gestures';
import { loadReactOnIntent, type PageAssets, prefetchReact } from './load-react';
import { loadThirdParties } from './third-parties';
import { createDefaultPolicy } from './trusted-types-policy';

/** Reading comes first. */
const PREFETCH_DELAY_MS = 2000;

// Written by plugins/inline-script.
const { announcement, dataUrl, tagManager, messenger } = required(document.currentScript, 'script').dataset;
const assets = readAssets();

createDefaultPolicy();
// The essential first: nothing optional may keep React from loading.
loadReactOnIntent(assets);
holdGestures();

showCachedFace();
applyColorMode();
markApple();
hideDismissedBars(required(announcement, 'data-announcement'));
showPlace();
deferLayout();
followSampleChoice(read('localStorage', SAMPLE_KEY));
closeMenusOnLeaving();
afterPaint(() => {
  layOutWhole();
  if (dataUrl) showUserAgent(dataUrl);
  setTimeout(() => prefetchReact(assets), PREFETCH_DELAY_MS);
});
loadThirdParties(tagManager, messenger);

/** Written by plugins/inline-script/template.ts. */
function readAssets(): PageAssets {
  const { baseUrl, styles, scripts } = required(
    document.getElementById('assets'),
    'template "assets"',
  ).dataset;
  return {
    baseUrl: required(baseUrl, 'data-base-url'),
    styles: required(styles, 'data-styles'),
    scripts: required(scripts, 'data-scripts').split(' '),
  };
}
