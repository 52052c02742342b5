import { docusaurus } from './docusaurus.ts';
import type { Peer } from './peer.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** Keyed by the name of the peer's folder, which is also its name in `--only`. */
export const PEERS: Readonly<Record<string, Peer>> = { starlight, vitepress, rspress, docusaurus };
