import type { Nothing } from '@docs/contract/embed-code';
import type { PROVOCATIONS } from '@docs/contract/sandbox-keys';

/** The language strings of the specification (spec 3.1), by exactly these names. */
export interface LanguageStrings {
  heroTitle: string;
  heroDescription: string;
  goText: string;
  linksTitle: string;
  linkOneTitle: string;
  linkOneDescription: string;
  linkTwoTitle: string;
  linkTwoDescription: string;
  linkThreeTitle: string;
  linkThreeDescription: string;
  libsTitle: string;
  libsDescription: string;
  priceTitle: string;
  priceSubTitle: string;
  priceSubTooltipText: string;
  metaTitle: string;
  metaDescription: string;
  tokenProblems: string;
  callSupport: string;
  allCategoriesText: string;
  emptyUpdatesText: string;
  hundredTokens: string;
  hundredImages: string;
  fullPriceText: string;
  dynamicHundredImages: string;
  complexImageAnswers: string;
  moreBlogInfo: string;
}

/** Around the texts of the contract (column headings, labels, filters), in Markdown pages, notices and feeds. */
export interface BuildTexts {
  field: string;
  type: string;
  required: string;
  optional: string;
  /** The description of a field, and the sentence about the condition after it. */
  requiredWhen: string;
  presentWhen: string;
  description: string;
  default: string;
  requestFields: string;
  responseFields: string;
  solutionFields: string;
  proxyFields: string;
  /** A task type and one of its variants. */
  variantOf: string;
  samples: string;
  program: string;
  code: string;
  meaning: string;
  fix: string;
  codeAndLog: string;
  alias: string;
  errorCodes: string;
  errorsHere: string;
  filterErrors: string;
  filterHint: string;
  group: string;
  allGroups: string;
  shown: string;
  nothingFound: string;
  category: string;
  /** The second column of a table: where a value is in the site owner's code. */
  whereItIs: string;
  newsFeed: string;
  colon: string;
  /** A note in a cell of a Markdown table, in the brackets of the language. */
  aside: string;
  figure: string;
  documentation: string;
  /** How to read the list of Markdown pages; Markdown. */
  about: string;
  allPages: string;
  contract: string;
  news: string;
  otherLanguages: string;
  tryIt: string;
  /** What the closed block does; inline Markdown. */
  tryItAbout: string;
}

/** Texts of the "Try it" block (components/TryIt) once it is open. `{name}` is filled in; `code` is inline Markdown. */
export interface TryItStrings {
  /** Accessible name of the form. */
  form: string;
  variant: string;
  required: string;
  optional: string;
  default: string;
  notSet: string;
  optionalFields: string;
  proxy: string;
  envelope: string;
  item: string;
  add: string;
  remove: string;
  /** A constraint as a sentence, with the space after it. */
  rule: string;
  jsonText: string;
  /** For a field with base64 data. */
  chooseFile: string;
  apiKey: string;
  apiKeyHelp: string;
  apiKeyNote: string;
  reset: string;
  damagedLink: string;
  /** After the values of a pasted page were filled in. */
  filled: string;
  missingValues: string;
  faults: string;
  runAnyway: string;
  valid: string;
  code: string;
  run: string;
  stop: string;
  outcome: string;
  success: string;
  provoked: Record<(typeof PROVOCATIONS)[number]['id'], string>;
  firstTask: string;
  about: string;
  times: string;
  /** Where the result of a run will be: of a task, and of a method that returns at once. */
  empty: string;
  emptyResponse: string;
  sending: string;
  processing: string;
  ready: string;
  done: string;
  error: string;
  stopped: string;
  gaveUp: string;
  missing: string;
  offline: string;
  busy: string;
  unavailable: string;
  rejected: string;
  valuesRemain: string;
  exchanges: string;
  /** Since the start of the run. */
  elapsed: string;
  /** Beside the solution: it is not a real one. */
  example: string;
  /** The section of the page that continues after the solution. */
  next: string;
  fix: string;
  response: string;
  copy: string;
  more: string;
  copyCurl: string;
  copyLink: string;
  linkTooLong: string;
  download: string;
  downloaded: string;
  notDownloaded: string;
  start: string;
  show: string;
  hide: string;
  showSecret: string;
  hideSecret: string;
  stale: string;
  timedOut: string;
}

/** Texts of the "Paste your page" box (components/PasteYourPage) once it is open. `{name}` is filled in; `code` is inline Markdown. */
export interface PasteStrings {
  code: string;
  privacy: string;
  example: string;
  identify: string;
  useExample: string;
  clear: string;
  found: string;
  /** Accessible name of the values of a captcha. */
  values: string;
  computed: string;
  fresh: string;
  image: string;
  notFound: string;
  required: string;
  optional: string;
  fill: string;
  /** On another page than that of the captcha. */
  fillThere: string;
  secret: string;
  nothing: Record<Nothing, string>;
  gallery: string;
  /** The section of the page of all captchas. */
  notOffered: string;
  /** After `unknown`: what to try. */
  later: string;
}
