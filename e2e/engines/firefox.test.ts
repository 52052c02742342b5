import { prove } from './prove.ts';
import { launchFirefox } from './puppeteer.ts';

prove('firefox', launchFirefox);
