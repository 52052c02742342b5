/** What embed-code.yaml holds; it explains the rules. */
export interface EmbedRules {
  entries: EmbedCode[];
  secretKeys: string[];
}

export interface EmbedCode {
  id: string;
  task: string;
  variant?: string;
  element?: ElementRule;
  call?: string;
  callArguments?: number;
  script?: ScriptRule;
  unlessScript?: string;
  elementNeedsScript?: boolean;
  values: Record<string, Place[]>;
}

export interface ElementRule {
  class?: string;
  tag?: string;
  tagPart?: string;
  named?: string;
  attribute?: string;
  unless?: { tag: string; attribute: string };
}

export interface ScriptRule {
  part: string | string[];
  key?: string;
  withoutKey?: string;
}

export interface Place {
  attribute?: string;
  tag?: string;
  property?: string;
  argument?: number;
  parameter?: string;
  address?: 'host' | 'whole';
  constant?: string | number | boolean;
  image?: true;
  equals?: string;
  fresh?: boolean;
}

/** An element of the pasted page, names in lower case as HTML parsers return them. */
export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
}

type EmbedValue = string | number | boolean;

export interface FoundValue {
  field: string;
  /** Undefined if the page computes the value: `source` is then its code. */
  value?: EmbedValue;
  source?: string;
  place: Place;
}

/** A captcha of the pasted page. */
export interface FoundCaptcha {
  entry: EmbedCode;
  values: FoundValue[];
}

/** Why there is no captcha to name. */
export type Nothing = 'empty' | 'tooLong' | 'binary' | 'noCode' | 'pageAddress' | 'unknown';

export interface Identified {
  captchas: FoundCaptcha[];
  /** Names of secret keys. Their values are not returned. */
  secrets: string[];
  nothing?: Nothing;
}
