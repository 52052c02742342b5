import { json, type SampleWriter, withImage } from './writer.ts';

/** Indented JSON is valid Python except for three literals, which always end a line. */
const WORDS: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
const literal = (body: unknown) =>
  json(body, '  ')
    .replace(/^ +/gm, '$&$&')
    .replace(/\b(true|false|null)(?=,?$)/gm, (word) => WORDS[word] ?? word);

const read = (image: string) => `
image = pathlib.Path("${image}").read_bytes()
image_base64 = base64.b64encode(image).decode()`;

const poll = `if response.status_code in (500, 503):
    result = {"errorId": 0, "status": "processing"}
else:
    result = response.json()
outcome = result["status"] if result["errorId"] == 0 else result["errorCode"]
if outcome == "ready":
    print(result["solution"])
elif outcome in ("processing", "CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"):
    print("processing")
else:
    raise RuntimeError(outcome)`;

const print = (field: string) => `result = response.json()
if result["errorId"] != 0:
    raise RuntimeError(result["errorCode"])
print(result["${field}"])`;

export const python: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `# ${runtime}
${image ? 'import base64\nimport pathlib\n\n' : ''}import requests
${image ? read(image) : ''}
response = requests.post(
    "${url}",
    json=${withImage(literal(body), 'image_base64')},
    timeout=30,
)
${prints === 'solution' ? poll : print(prints)}`,

  get: (url, runtime) => `# ${runtime}
import requests

response = requests.get("${url}", timeout=30)
response.raise_for_status()
print(response.text)`,
};
