import type { MethodName, TaskName } from './names.ts';
import type { FaultTexts } from './validator/rules.ts';

/** Texts that a locale lacks fall back to English. */
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
  /** Dotted path, as in the anchor: `metadata.Task`, `domains.<site>.cookies`. */
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
  /** The rule in a sentence or two. If proxies are unsupported, this is all there is. */
  note: Text;
  /** Empty if proxies are unsupported. */
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
  /** Value of `task.class`, if the type has classes. */
  class?: string;
  aliases: string[];
  /** Site path without locale: `/docs/captchas/no-captcha-task`. */
  page: string;
  proxy: ProxyRule;
  /** "10 to 80 s"; `null` if not documented. */
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
  url: string;
  purpose: Text;
  page: string;
}

export type SampleLanguage = 'curl' | 'javascript' | 'python' | 'csharp' | 'java' | 'go' | 'php';

export interface Sample {
  language: SampleLanguage;
  /** Language of the code block: `bash`, `csharp`. */
  prism: string;
  code: string;
}

export interface ProgramFile extends Sample {
  /** File name in the program's folder: `first_task.go`. */
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
  /** Site path without locale, if the entry has a page. */
  page?: string;
}

/** A request form: see form.ts. */
export interface Form {
  name: TaskName | MethodName;
  /** Method of the request: createTask for every task type. */
  method: MethodName;
  verb: 'GET' | 'POST';
  /** Full URL at the service. */
  url: string;
  /** Path of the method at the service and under `/sandbox`. */
  path: string;
  /** If the task type has no variants: a single one without a name. */
  variants: FormVariant[];
  /** Fields of the createTask body other than `clientKey` and `task`. Empty for other methods. */
  envelope: FormField[];
  /** `null` for methods without a task. */
  timing: Timing | null;
  faultTexts: FaultTexts;
}

export interface FormVariant {
  name?: string;
  use?: Text;
  /** Fields of `task` without the proxy fields, or of a method's body without `clientKey`. */
  fields: FormField[];
  /** `null` for methods without a task. */
  proxy: { rule: ProxyRule; note: Text; fields: FormField[] } | null;
  /** A valid request body. undefined if the method has none. */
  example: unknown;
}

export interface FormField {
  /** The key. Empty for array items. */
  name: string;
  types: ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array')[];
  /** In words: "array of strings". */
  typeText: Text;
  required: boolean;
  /** Condition under which the field is required: "if `version` is 3". */
  when?: Text;
  /** Empty if the contract has no description. */
  description: Text;
  constraints: Text[];
  /** The only allowed value. */
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  /** An example value. */
  placeholder?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** An empty string is a value, not a missing one. */
  allowsEmpty?: boolean;
  /** A password, key or cookie: the form keeps it in memory only. */
  secret?: boolean;
  /** Of a file, as base64 data. */
  maxBytes?: number;
  /** Fields of an object. */
  fields?: FormField[];
  /** Items of an array. */
  items?: FormField;
  /** Whether the object accepts any keys. */
  open?: boolean;
}
