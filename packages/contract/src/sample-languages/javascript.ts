import type { SampleWriter } from './index.ts';
import { type LiteralStyle, literal, singleQuoted } from './literals.ts';

const STYLE: LiteralStyle = {
  indent: '  ',
  object: ['{', '}'],
  emptyObject: '{}',
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)}: `,
  text: singleQuoted,
  words: { true: 'true', false: 'false', null: 'null' },
};

export const javascript: SampleWriter = {
  post: (url, body, needs) => `// ${needs}
const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${literal(body, STYLE, '  ')}),
  signal: AbortSignal.timeout(30_000),
});
const result = await response.json();
if (result.errorId !== 0) throw new Error(result.errorCode);
console.log(result);`,

  get: (url, runtime) => `// ${runtime}
const response = await fetch('${url}', {
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
console.log(await response.text());`,
};
