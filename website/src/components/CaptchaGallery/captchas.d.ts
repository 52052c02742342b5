/** Written by plugins/captcha-gallery. */
declare module '@generated/captcha-gallery/default/captchas.json' {
  const captchas: import('../../../shared/page-data').Captcha[];
  export default captchas;
}
