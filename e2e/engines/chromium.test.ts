import { prove } from './prove.ts';
import { launchChromium } from './puppeteer.ts';

prove('chromium', launchChromium);
