import { load } from '../contract.ts';
import type { EmbedCode } from './types.ts';

/** The entries of embed-code.yaml. */
export const embedCodes: EmbedCode[] = (load('embed-code.yaml', ['entries']) as { entries: EmbedCode[] })
  .entries;
