import type { LanguageStrings } from './types';

export const zh: LanguageStrings = {
  heroTitle: '在程序或浏览器中识别验证码',
  heroDescription:
    '面向开发者和测试人员的验证码识别 API 与浏览器扩展。提交 reCAPTCHA、Turnstile、GeeTest（极验）或图形验证码，得到令牌、Cookie 或文字。只能用于您拥有或获准自动化操作的网站和账户。',
  goText: '快速开始',
  linksTitle: '服务与支持',
  linkOneTitle: '云服务',
  linkOneDescription: '注册账户，获取 API 密钥，为账户充值。',
  linkTwoTitle: '浏览器扩展',
  linkTwoDescription: '在 Chrome 和 Firefox 中自动识别验证码。',
  linkThreeTitle: '技术支持',
  linkThreeDescription: '没有找到需要的内容？联系技术支持。',
  libsTitle: '客户端库',
  libsDescription: '客户端库负责创建任务、轮询并返回结果。',
  priceTitle: '价格',
  priceSubTitle: '只对成功的任务收费。服务提供的代理已包含在价格中。',
  priceSubTooltipText:
    'Imperva 任务，以及 Cloudflare 的 cf_clearance 和 wait_room 任务，须使用自有代理。失败的任务不收费，唯一的例外是返回 ERROR_TOKEN_EXPIRED 的 GeeTest 任务。',
  metaTitle: '验证码识别 API 与浏览器扩展',
  metaDescription:
    '验证码识别 API 与浏览器扩展的文档：reCAPTCHA（谷歌验证码）、Turnstile、GeeTest（极验）、AWS WAF 和图形验证码的对接方法、字段、错误码和代码示例。',
  tokenProblems: '网站拒绝您的令牌？',
  callSupport: '联系技术支持',
  allCategoriesText: '全部分类',
  emptyUpdatesText: '该分类暂无动态。',
  hundredTokens: '每 1000 个令牌',
  hundredImages: '每 1000 张图片',
  fullPriceText: '查看当前价格',
  dynamicHundredImages: '每 1000 张动态图片',
  complexImageAnswers: '每 1000 个答案',
  moreBlogInfo: '全部动态',
};
