import type { EmbedCode, FoundCaptcha, FoundValue, Place } from './types.ts';

/** The texts of a locale for what is found. */
export interface EmbedTexts {
  /** By task, or task and variant: `GeeTestTask/v3`. */
  captchas: Record<
    string,
    { title: string; page: string; where: Record<string, string>; required: string[] }
  >;
  places: Record<string, string>;
}

export interface ReportedValue {
  field: string;
  value?: string | number | boolean;
  source?: string;
  /** Where it was found; inline Markdown. */
  foundIn: string;
  /** Made for each visit. */
  fresh?: true;
}

export interface ReportedCaptcha {
  task: string;
  variant?: string;
  title: string;
  page: string;
  values: ReportedValue[];
  /** Fields that a page of this type can have and that were not found, with where to look; inline Markdown. Required ones first. */
  notFound: { field: string; required: boolean; where: string }[];
}

export const captchaKey = ({ task, variant }: Pick<EmbedCode, 'task' | 'variant'>): string =>
  variant ? `${task}/${variant}` : task;

/** What a reader or an assistant gets about a captcha. */
export function reportCaptcha({ entry, values }: FoundCaptcha, texts: EmbedTexts): ReportedCaptcha {
  const { task, variant } = entry;
  const { title = task, page = '', where = {}, required = [] } = texts.captchas[captchaKey(entry)] ?? {};
  const found = new Set(values.map(({ field }) => field));
  return {
    task,
    ...(variant && { variant }),
    title,
    page,
    values: values.map((value) => reportValue(value, entry, texts)),
    notFound: Object.keys(where)
      .filter((field) => field in entry.values && !found.has(field))
      .map((field) => ({ field, required: required.includes(field), where: where[field] ?? '' }))
      .sort((a, b) => Number(b.required) - Number(a.required)),
  };
}

function reportValue({ field, value, source, place }: FoundValue, entry: EmbedCode, texts: EmbedTexts) {
  return {
    field,
    ...(value !== undefined && { value }),
    ...(source !== undefined && { source }),
    foundIn: placeText(place, entry, texts),
    ...(place.fresh && { fresh: true as const }),
  };
}

function placeText(place: Place, { call = '', element }: EmbedCode, { places }: EmbedTexts): string {
  const [kind, name] = kindOf(place);
  const values: Record<string, string> = {
    name,
    call,
    element: element?.class ? `class="${element.class}"` : (element?.tag ?? '<…>'),
  };
  const text = places[kind === 'attribute' && !element?.class ? 'attributeAlone' : kind] ?? '';
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

function kindOf(place: Place): [kind: string, name: string] {
  if (place.constant !== undefined) return ['constant', ''];
  if (place.image) return ['attributeAlone', 'src'];
  if (place.attribute !== undefined) return ['attribute', place.attribute];
  if (place.property !== undefined) return ['property', place.property];
  if (place.argument !== undefined) return ['argument', String(place.argument + 1)];
  if (place.parameter !== undefined) return ['parameter', place.parameter];
  return [place.address === 'host' ? 'host' : 'script', ''];
}

/** The request for a captcha, with the values that are literals: `metadata.captchaUrl` is nested. */
export function taskValues({ values }: Pick<ReportedCaptcha, 'values'>): Record<string, unknown> {
  const task: Record<string, unknown> = {};
  for (const { field, value } of values) {
    if (value === undefined) continue;
    const [name = '', inner] = field.split('.');
    task[name] = inner ? { ...(task[name] as object), [inner]: value } : value;
  }
  return task;
}
