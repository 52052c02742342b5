import { control } from './control.ts';
import { docusaurus } from './docusaurus.ts';
import { nextra } from './nextra.ts';
import type { Peer } from './peer.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** By the name of their folder, which `--only` takes too. */
export const PEERS: Readonly<Record<string, Peer>> = {
  control,
  starlight,
  vitepress,
  rspress,
  nextra,
  docusaurus,
};
