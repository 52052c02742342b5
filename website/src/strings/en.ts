import type { LanguageStrings } from './types';

export const en: LanguageStrings = {
  heroTitle: 'Solve captchas from your code or your browser',
  heroDescription:
    'Captcha-solving API and browser extension for developers and testers. Send a reCAPTCHA, Turnstile, GeeTest, or image captcha; get back a token, cookies, or text. For sites and accounts that you own or are allowed to automate.',
  goText: 'Get started',
  linksTitle: 'Service and support',
  linkOneTitle: 'Cloud service',
  linkOneDescription: 'Register, get an API key, and top up your balance.',
  linkTwoTitle: 'Browser extension',
  linkTwoDescription: 'Solves captchas in Chrome and Firefox in the background.',
  linkThreeTitle: 'Support',
  linkThreeDescription: "Can't find it here? Contact support.",
  libsTitle: 'Client libraries',
  libsDescription: 'The libraries create the task, poll for you, and return the solution.',
  priceTitle: 'Prices',
  priceSubTitle:
    'You pay only for solved tasks. Proxies that the service provides are included in the price.',
  priceSubTooltipText:
    'You need your own proxy for Imperva and for the Cloudflare challenge types cf_clearance and wait_room. The only failed tasks that you pay for are GeeTest tasks that fail with ERROR_TOKEN_EXPIRED.',
  metaTitle: 'Captcha-solving API and browser extension',
  metaDescription:
    'Documentation of the captcha-solving API and browser extension: reCAPTCHA, Turnstile, GeeTest, AWS WAF, and image captchas, with fields, error codes, and code samples.',
  tokenProblems: 'Token rejected? See what to check.',
  callSupport: 'Contact support',
  allCategoriesText: 'All categories',
  emptyUpdatesText: 'No news in this category yet.',
  hundredTokens: 'per 1000 tokens',
  hundredImages: 'per 1000 images',
  fullPriceText: 'See current prices',
  dynamicHundredImages: 'per 1000 dynamic images',
  complexImageAnswers: 'per 1000 answers',
  moreBlogInfo: 'All news',
};
