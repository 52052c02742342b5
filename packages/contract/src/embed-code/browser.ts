/** The part for pages and for the server: it reads no files. */
export { identify, MAX_PASTE_LENGTH } from './identify.ts';
export {
  captchaKey,
  type EmbedTexts,
  type ReportedCaptcha,
  type ReportedValue,
  reportCaptcha,
  taskValues,
} from './report.ts';
export type { EmbedRules, Identified, Nothing, PageElement } from './types.ts';
