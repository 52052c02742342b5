import { json, type SampleWriter } from './writer.ts';

/** JSON is valid JavaScript, except that `__proto__` would not become a key. Identifiers as keys need no quotes. */
const literal = (body: unknown) =>
  json(body, '  ')
    .replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

export const javascript: SampleWriter = {
  post: (url, body, runtime) => `// ${runtime}
const response = await fetch("${url}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${literal(body)}),
  signal: AbortSignal.timeout(30_000),
});
const result = await response.json();
if (result.errorId !== 0) throw new Error(result.errorCode);
console.log(result);`,

  get: (url, runtime) => `// ${runtime}
const response = await fetch("${url}", {
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
console.log(await response.text());`,
};
