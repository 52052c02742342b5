import type { LanguageStrings } from './types';

export const en: LanguageStrings = {
  heroTitle: 'Captcha recognition, documented to the field',
  heroDescription:
    'Send a captcha to the cloud API, or let the browser extension recognise it in the background. Every task type, field and error code is here, with requests that run.',
  goText: 'Get started',
  linksTitle: 'Useful links',
  linkOneTitle: 'Cloud service',
  linkOneDescription: 'Create tasks over HTTP and get tokens, cookies or answers back.',
  linkTwoTitle: 'Browser extension',
  linkTwoDescription: 'Recognises captchas in Chrome and Firefox while you work.',
  linkThreeTitle: 'Support',
  linkThreeDescription: 'Ask a person when the documentation does not answer.',
  libsTitle: 'Libraries for developers',
  libsDescription: 'Clients that create the task, wait with the right spacing and hand you the answer.',
  priceTitle: 'Prices',
  priceSubTitle: 'You pay for solved tasks. The proxy is included in the price.',
  priceSubTooltipText:
    'Two Cloudflare challenge types are the exception: for cf_clearance and wait_room you send your own proxy.',
  metaTitle: 'Captcha recognition API and browser extension',
  metaDescription:
    'Documentation of the captcha recognition API and its browser extension: task types, fields, error codes, code samples and fixes.',
  tokenProblems: 'Trouble with tokens?',
  callSupport: 'Write to support',
  allCategoriesText: 'All categories',
  emptyUpdatesText: 'No news in this category yet.',
  hundredTokens: 'per 1000 tokens',
  hundredImages: 'per 1000 images',
  fullPriceText: 'See current prices',
  dynamicHundredImages: 'per 1000 dynamic images',
  complexImageAnswers: 'per 1000 answers',
  moreBlogInfo: 'All news',
};
