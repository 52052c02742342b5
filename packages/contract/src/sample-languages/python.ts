import type { SampleWriter } from './index.ts';
import { type LiteralStyle, literal } from './literals.ts';

/** The escapes of a JSON string mean the same in Python. */
const text = (value: string) => JSON.stringify(value);

const STYLE: LiteralStyle = {
  indent: '    ',
  object: ['{', '}'],
  emptyObject: '{}',
  key: (name) => `${text(name)}: `,
  text,
  words: { true: 'True', false: 'False', null: 'None' },
};

export const python: SampleWriter = {
  post: (url, body, needs) => `# ${needs}
import requests

response = requests.post(
    "${url}",
    json=${literal(body, STYLE, '    ')},
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
