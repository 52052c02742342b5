/** The tabs of the hero: what is sent for a captcha and what comes back. The names are those of the contract. */
export interface ExchangeOf {
  /** A proper name, the same in every language; the image captcha is translated. */
  label?: string;
  /** The page whose drawing is shown; without it, the nine tiles. */
  page?: string;
  task: Record<string, string>;
  solution: [name: string, value: string];
}

const SITE = { websiteURL: 'https://example.com' };

export const EXCHANGES: Record<'recaptcha' | 'turnstile' | 'geetest' | 'image', ExchangeOf> = {
  recaptcha: {
    label: 'reCAPTCHA',
    task: { type: 'RecaptchaV2Task', ...SITE, websiteKey: 'YOUR_SITE_KEY' },
    solution: ['gRecaptchaResponse', '03AFcWeA5Gn…'],
  },
  turnstile: {
    label: 'Turnstile',
    page: 'captchas/turnstile-task',
    task: { type: 'TurnstileTask', ...SITE, websiteKey: 'YOUR_SITE_KEY' },
    solution: ['token', '0.iGX3xsyFCkbG…'],
  },
  geetest: {
    label: 'GeeTest',
    page: 'captchas/geetest-task',
    task: { type: 'GeeTestTask', ...SITE, gt: 'GT_OF_THE_SITE', challenge: '0f759dd1ea6c…' },
    solution: ['validate', '6275e2641921…'],
  },
  image: {
    page: 'captchas/image-to-text',
    task: { type: 'ImageToTextTask', body: 'iVBORw0KGgoAAAAN…', recognizingModule: 'universal' },
    solution: ['text', 'w7Hk2'],
  },
};
