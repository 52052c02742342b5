import { prove } from './prove.ts';
import { launchWebkit } from './webkit.ts';

prove('webkit', launchWebkit);
