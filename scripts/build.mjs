// npm run build [-- --locale ru]: the static site, with its compressed copies, in website/build.
import './lib/root.mjs';
import { ending } from './lib/ending.mjs';
import { installIfStale } from './lib/install.mjs';
import { buildSite } from './lib/site.mjs';

await ending(async () => {
  await installIfStale();
  await buildSite(process.argv.slice(2));
});
