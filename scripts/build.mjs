// npm run build [-- --locale ru]: the static site, with its compressed copies and its server, in website/build.
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import './lib/root.mjs';
import { installIfStale } from './lib/install.mjs';
import { LOCALES } from './lib/locales.mjs';
import { runScript } from './lib/run-script.mjs';
import { buildSite } from './lib/site.mjs';
import { StepFailed } from './lib/step.mjs';

await runScript(async () => {
  const named = readLocales();
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // a server on the same machine goes first
  await installIfStale();
  if (!(await buildSite(named))) console.log('The site is up to date.');
});

function readLocales() {
  const usage = `The only option is --locale with one of ${LOCALES.join(', ')}.`;
  try {
    const { locale = LOCALES } = parseArgs({
      options: { locale: { type: 'string', multiple: true } },
    }).values;
    if (locale.every((name) => LOCALES.includes(name))) return locale;
  } catch {}
  throw new StepFailed(usage);
}
