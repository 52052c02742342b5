import { json, type SampleWriter } from './writer.ts';

/** Indented JSON is valid Python except for three literals, which always end a line. */
const WORDS: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
const literal = (body: unknown) =>
  json(body, '  ')
    .replace(/^ +/gm, '$&$&')
    .replace(/\b(true|false|null)(?=,?$)/gm, (word) => WORDS[word] ?? word);

export const python: SampleWriter = {
  post: (url, body, runtime) => `# ${runtime}
import requests

response = requests.post(
    "${url}",
    json=${literal(body)},
    timeout=30,
)
result = response.json()
if result["errorId"] != 0:
    raise RuntimeError(result["errorCode"])
print(result)`,

  get: (url, runtime) => `# ${runtime}
import requests

response = requests.get("${url}", timeout=30)
response.raise_for_status()
print(response.text)`,
};
