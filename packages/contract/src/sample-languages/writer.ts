export interface PostRequest {
  url: string;
  body: unknown;
  runtime: string;
  /** Field of the response that the sample prints. `solution` also means that the task may not be ready yet. */
  prints: string;
  /** File whose content, in base64, replaces IMAGE in the body. */
  image?: string | undefined;
}

/**
 * Writes the code of one request. Not a snippet generator such as httpsnippet: those print the raw response, while ours
 * have a timeout, check `errorId`, and show the body in a form that a reader can edit. They are as short as that allows,
 * because every page of a task type contains seven of them.
 */
export interface SampleWriter {
  /** A request with a JSON body and a JSON response. */
  post(request: PostRequest): string;
  /** A request without a body, whose response is plain text. */
  get(url: string, runtime: string): string;
}

/** Stands in a body for the content of the image file. */
export const IMAGE = 'content of the image file in base64';

/** Replaces IMAGE and its quotes in code. */
export function withImage(code: string, variable: string): string {
  return code.replace(JSON.stringify(IMAGE), () => variable);
}

/** Indented JSON, as code. Escapes line terminators of some languages, and characters that linters reject. */
export function json(value: unknown, margin = ''): string {
  const unsafe = /[\u007f-\u009f\u2028\u2029\ufeff]/g;
  return JSON.stringify(value, null, 2).replace(unsafe, escaped).replaceAll('\n', `\n${margin}`);
}

/** Indented JSON in ASCII, for raw string literals: the recognizer `portugal_text_find_icon` needs the escapes. */
export function asciiJson(value: unknown, margin = ''): string {
  return json(value, margin).replace(/[\u0080-\uffff]/g, escaped);
}

export function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
