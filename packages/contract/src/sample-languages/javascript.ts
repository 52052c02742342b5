import { json, type SampleWriter, withImage } from './writer.ts';

/** JSON is valid JavaScript, except that `__proto__` would not become a key. Identifiers as keys need no quotes. */
const literal = (body: unknown) =>
  json(body, '  ')
    .replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

/** JSON.stringify() leaves non-ASCII characters as they are; see asciiJson(). */
const asciiStep = (body: unknown) =>
  /[\u0080-\uffff]/.test(JSON.stringify(body))
    ? `.replace(/[\\u0080-\\uffff]/g, (unit) =>
    \`\\\\u\${unit.charCodeAt(0).toString(16).padStart(4, "0")}\`)`
    : '';

const read = (image: string) => `import { readFile } from "node:fs/promises";

const imageBase64 = await readFile("${image}", "base64");
`;

const poll = `const result = [500, 503].includes(response.status)
  ? { errorId: 0, status: "processing" }
  : await response.json();
const outcome = result.errorId === 0 ? result.status : result.errorCode;
switch (outcome) {
  case "ready":
    console.log(result.solution);
    break;
  case "processing":
  case "CAPTCHA_NOT_READY":
  case "ERROR_TOO_MUCH_REQUESTS":
    console.log("processing");
    break;
  default:
    throw new Error(outcome);
}`;

const print = (field: string) => `const result = await response.json();
if (result.errorId !== 0) throw new Error(result.errorCode);
console.log(result.${field});`;

export const javascript: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `// ${runtime}
${image ? read(image) : ''}const response = await fetch("${url}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${withImage(literal(body), 'imageBase64')})${asciiStep(body)},
  signal: AbortSignal.timeout(30_000),
});
${prints === 'solution' ? poll : print(prints)}`,

  get: (url, runtime) => `// ${runtime}
const response = await fetch("${url}", {
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
console.log(await response.text());`,
};
