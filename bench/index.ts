/** `npm run bench`: every measurement; `npm run bench -- search`: the named ones. Each writes `results/<name>.md`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known) {
  const { run } = (await import(`./${name}/index.ts`)) as { run: () => Promise<void> };
  await run();
}
