/** Storage keys that the inline script shares with React. The first three are theme-common's own. */
export const COLOR_MODE_KEY = 'theme';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
/** Session storage; holds 'hidden' once the reader has closed the support banner (spec 4.5). */
export const SUPPORT_BANNER_KEY = 'docs.supportBanner';
/** The reader's sample language, kept across pages and locales. */
export const SAMPLE_KEY = 'docs.sample';
/** Set once the browser has cached the display face, see display-face.ts. */
export const FACE_KEY = 'docs.face';
/** Session storage; set while a page's code is being fetched. A page that starts with it set is a retry. */
export const LOADING_KEY = 'docs.loading';
