const SHIELD = 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z';
const PICTURE = 'M4 5h16v14H4z';

/** The drawings of the captchas (website/drawings), reduced to one path on a square of 24 units. By page. */
export const GLYPHS: Record<string, string> = {
  'captchas/no-captcha-task': 'M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5',
  'captchas/recaptcha-v2-enterprise-task': 'M4 4h10v10H4zM6.5 9l1.8 1.8L11.5 7M18 10h2v10H10v-2',
  'captchas/recaptcha-v3-task': 'M4 18a8 8 0 1 1 16 0M12 18l4-6',
  'captchas/turnstile-task': 'M20 12a8 8 0 1 1-4-6.9M8.5 12l3 3L20 6.5',
  'captchas/amazon-task': `${SHIELD}M8.5 9.5h7M8.5 13.5h7`,
  'captchas/Basilisk-task': `${SHIELD}M8.5 11.5l2.5 2.5 4.5-5`,
  'captchas/binance': 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
  'captchas/incapsula': `${PICTURE}M4 9h16M7 14h6`,
  'captchas/prosopo-task': 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20a7 7 0 0 1 14 0',
  'captchas/geetest-task': 'M4 8h4.5a2.5 2.5 0 0 1 5 0H18v4a2.5 2.5 0 0 1 0 5v3H4z',
  'captchas/temu-task': 'M4 17h16M9 14v6M4 4h6v6H4zM14 4h6v6h-6z',
  'captchas/tendi': 'M4 12h16M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 9l3 3-3 3',
  'captchas/recaptcha-click': 'M4 4h16v7M4 4v16h7M4 12h7M12 4v7M13 13l7 2.5-3 1.5-1.5 3z',
  'captchas/image-to-text': `${PICTURE}M8.5 9h7M12 9v6.5`,
  'captchas/ComplexImageTask-Recognition': `${PICTURE}M4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.9h.1`,
};
