import type { MethodName, TaskName } from './names.ts';
import type { FaultTexts } from './validator/rules.ts';

/** A text that a locale lacks falls back to English. */
export type { Locale } from '@docs/site/locales';
export type { MethodName, TaskName };

/**
 * A text for readers in one locale. Inline Markdown: `code`, **strong** and [links](/docs/api/threshold)
 * whose targets are site paths without the locale prefix; nothing else.
 */
export type Text = string;

/** `{when}` completes "required …" and "present …": "if `version` is 3". */
export type Required = 'yes' | 'no' | { when: Text };

/** One row of a field table. */
export interface FieldRow {
  /** Dotted path, as the anchor has it: `metadata.Task`, `domains.<site>.cookies`. */
  name: string;
  /** In words: "string", "array of strings". */
  type: Text;
  required: Required;
  /** As JSON: `false`, `"verify"`. */
  default?: string;
  constraints: Text[];
  description: Text;
}

export type ProxyRule = 'optional' | 'required' | 'unsupported';

export interface ProxyTable {
  rule: ProxyRule;
  /** The rule in a sentence or two; the whole answer where proxies are unsupported. */
  note: Text;
  /** Empty where unsupported. */
  rows: FieldRow[];
}

/** One line of the "at a glance" card. */
export interface Fact {
  id: 'type' | 'class' | 'alias' | 'proxy' | 'wait' | 'price' | 'timing' | 'restriction';
  label: Text;
  value: Text;
}

export interface Task {
  name: TaskName;
  title: Text;
  purpose: Text;
  /** Value of `task.type`. */
  type: string;
  /** Value of `task.class`, where the type has classes. */
  class?: string;
  aliases: string[];
  /** Site path without locale: `/docs/captchas/no-captcha-task`. */
  page: string;
  proxy: ProxyRule;
  /** `null` where the facts do not state it. */
  usualWaitSeconds: [number, number] | null;
  /** The same in words, e.g. "10 to 80 s". */
  usualWait: Text | null;
  priceUnit: Text;
  restriction: Text | null;
  timing: Timing;
  variants: Variant[];
}

export interface Variant {
  name: string;
  use: Text;
}

export interface Timing {
  firstDelaySeconds: number;
  firstDelayNocacheSeconds: number | null;
  intervalSeconds: number;
  timeoutSeconds: number;
}

export interface Method {
  name: MethodName;
  verb: 'GET' | 'POST';
  /** Full address with the configured host. */
  url: string;
  /** Another address of the same method, where one exists. */
  alias?: string;
  purpose: Text;
  page: string;
}

/** The hosts that samples and downloads name; the brand's unless given. */
export interface Hosts {
  api: string;
  site: string;
  docs: string;
}

export type SampleLanguage = 'curl' | 'javascript' | 'python' | 'csharp' | 'java' | 'go' | 'php';

export interface Sample {
  language: SampleLanguage;
  /** Tab label: "cURL", "C#". A name, not translated. */
  label: string;
  /** Language of the code block: `bash`, `csharp`. */
  prism: string;
  code: string;
}

export interface ProgramFile extends Sample {
  /** Name of the file in the program's folder: `first_task.go`. */
  file: string;
}

export interface ErrorEntry {
  code: string;
  aliases: string[];
  /** Name in the account log: `NO FUNDS`. */
  label: string;
  group: ErrorGroup;
  groupTitle: Text;
  meaning: Text;
  fix: Text;
}

export type ErrorGroup = 'account' | 'image' | 'proxy' | 'recaptcha' | 'request' | 'service' | 'task';

export interface ReferenceTable {
  caption: Text;
  columns: Text[];
  rows: ReferenceRow[];
}

export interface ReferenceRow {
  /** Anchor: the bare name. */
  id: string;
  /** One per column, inline Markdown. */
  cells: Text[];
}

export type NewsCategory = 'api' | 'captcha' | 'extension' | 'docs';

export interface NewsEntry {
  /** Stable id for feeds and anchors. */
  id: string;
  /** `2024-02-16` */
  date: string;
  category: NewsCategory;
  categoryTitle: Text;
  title: Text;
  /** Site path without locale, where the entry has a page. */
  page?: string;
}

/** A request as a form: see form.ts. */
export interface Form {
  name: TaskName | MethodName;
  /** Of the request: createTask for every task type. */
  method: MethodName;
  verb: 'GET' | 'POST';
  /** Full address at the service. */
  url: string;
  /** Path of the method, at the service and below `/sandbox`. */
  path: string;
  /** One without a name where the task type has no variants. */
  variants: FormVariant[];
  /** Fields beside `clientKey` and `task` in createTask's body; none for the other methods. */
  envelope: FormField[];
  /** `null` for methods without a task. */
  timing: Timing | null;
  faultTexts: FaultTexts;
}

export interface FormVariant {
  name?: string;
  use?: Text;
  /** Fields of `task` without the proxy's, or of a method's body without `clientKey`. */
  fields: FormField[];
  /** `null` for methods without a task. */
  proxy: { rule: ProxyRule; note: Text; fields: FormField[] } | null;
  /** A valid request body; undefined where the method takes none. */
  example: unknown;
}

export interface FormField {
  /** The key; empty for the items of an array. */
  name: string;
  types: ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array')[];
  /** In words: "array of strings". */
  typeText: Text;
  required: boolean;
  /** Condition under which it is required: "if `version` is 3". */
  when?: Text;
  /** Empty where the contract has no text for it. */
  description: Text;
  constraints: Text[];
  /** The one value that the field takes. */
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  /** An example of a value. */
  placeholder?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** Base64 data, which is long. */
  multiline?: boolean;
  /** Of an object. */
  fields?: FormField[];
  /** Of an array. */
  items?: FormField;
  /** An object with any keys. */
  open?: boolean;
}

/** `errors` are sentences that name the field at fault. */
export type Validation = { valid: true } | { valid: false; errors: string[] };
