/** One task type of each shape. */
export const SHAPES = {
  'flat fields': '/docs/captchas/no-captcha-task',
  variants: '/docs/captchas/geetest-task',
  'an image': '/docs/captchas/image-to-text',
  'lists and nested fields': '/docs/captchas/ComplexImageTask-Recognition',
  'a required proxy': '/docs/captchas/incapsula',
};
/** The page of each method, and the position of the method's block on that page. */
export const METHODS = {
  createTask: ['/docs/api/methods/create-task', 0],
  getTaskResult: ['/docs/api/methods/get-task-result', 0],
  getBalance: ['/docs/api/methods/get-balance', 0],
  getUserAgent: ['/docs/api/methods/get-user-agent', 0],
  reportIncorrectTokenCaptcha: ['/docs/api/bad-tokens', 0],
  reportIncorrectImageCaptcha: ['/docs/api/bad-tokens', 1],
} as const;
/** Methods whose run ends with a solution. */
export const POLLING = ['createTask', 'getTaskResult'];
/** A part of the path that a method is called at. */
export const pathOf = (method: string): string => (method === 'getUserAgent' ? '/useragent/' : method);
