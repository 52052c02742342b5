import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY, SUPPORT_BANNER_KEY } from './keys';
import { read, write } from './storage';

const root = document.documentElement;

/** Light unless the reader chose dark (spec 2). The browser's own bars follow. */
export function applyColorMode(themeColor: HTMLMetaElement): void {
  const mode = read('localStorage', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  themeColor.content = themeColor.dataset[mode] as string;
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  if (/Mac|iP/.test(navigator.platform)) root.dataset.apple = ''; // where shortcuts use Command
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

/** Scrolls the sidebar to the current page, in the first painted frame, which needs the layout anyway. */
export function showSidebarItem(): void {
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => {
      const item = document.querySelector('.menu [aria-current]');
      if (item)
        (item.closest('.menu') as Element).scrollTop = item.getBoundingClientRect().top - innerHeight / 2;
    }),
  );
}

/** Returning to the reader's scroll position needs the real heights of all blocks (css/markdown.css). */
export function layOutWholeForReturn(): void {
  if (performance.navigation.type) layOutWhole(); // deprecated on purpose: the replacement is four times as long
}

/** Scrolling, the End key and find in page need the real heights. */
export function layOutWhole(): void {
  root.dataset.whole = '';
}
