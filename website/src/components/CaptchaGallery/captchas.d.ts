/** Written by plugins/captcha-gallery. */
declare module '@generated/captcha-gallery/default/captchas.json' {
  const captchas: import('../../../plugins/captcha-gallery').Captcha[];
  export default captchas;
}
