import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
  SUPPORT_BANNER_KEY,
} from '../browser/keys';
import { required } from '../browser/required';
import { read, write } from '../browser/storage';

const root = document.documentElement;

/** Light unless the reader chose dark (spec 2.12). The browser's own bars follow. */
export function applyColorMode(): void {
  const mode = read('localStorage', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bars) bars.content = required(bars.dataset[mode], `color of the bars in ${mode} mode`);
}

/** Where shortcuts use Command. */
export function markApple(): void {
  if (/Macintosh|iPhone|iPad/.test(navigator.userAgent)) root.dataset.apple = '';
}

/** The id is compared here, before React, or a changed announcement would show one load late. */
export function hideDismissedBars(announcementId: string): void {
  if (read('localStorage', ANNOUNCEMENT_ID_KEY) !== announcementId) {
    write('localStorage', ANNOUNCEMENT_ID_KEY, announcementId);
    write('localStorage', ANNOUNCEMENT_DISMISSED_KEY, 'false');
  } else hideDismissedAnnouncement();
  addEventListener('storage', hideDismissedAnnouncement); // closed in another tab
  if (read('sessionStorage', SUPPORT_BANNER_KEY) === 'hidden') root.dataset.supportBanner = 'hidden';
}

function hideDismissedAnnouncement(): void {
  if (read('localStorage', ANNOUNCEMENT_DISMISSED_KEY) === 'true') root.dataset.announcement = 'hidden';
}

/**
 * Scrolls the sidebar to the current page, in the first painted frame, which needs the layout anyway. Marks the section
 * that the address leads to; from hydration on, theme/TOC does.
 */
export function showPlace(): void {
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => {
      document
        .querySelector(`.doc-beside [href="${CSS.escape(location.hash)}"]`)
        ?.setAttribute('aria-current', 'true');
      const item = document.querySelector('.menu [aria-current]');
      const menu = item?.closest('.menu');
      if (item && menu) menu.scrollTop = item.getBoundingClientRect().top - innerHeight / 2;
    }),
  );
}
