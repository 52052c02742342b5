import { identify, type Nothing, reportCaptcha, taskValues } from '@docs/contract/embed-code';
import { htmlElements } from '@docs/contract/html-elements';
import { homeOf } from '@docs/site/locales';
import { contractOf, type Documentation } from './documentation.ts';
import type { CodeQuery } from './inputs.ts';

const NOTHING: Record<Nothing, string> = {
  empty: 'The code is empty.',
  tooLong: 'The code is too long: send only the part around the captcha.',
  binary: 'This is not text: send HTML, a script, or the address of a script.',
  noCode: 'This text contains no HTML, script, or address of a script.',
  pageAddress: 'This is the address of a page. Send the HTML of the page.',
  unknown:
    'This code contains no embed code that a captcha vendor documents. All captcha types are listed at',
};

const SECRET =
  'The code contains a secret key. It was ignored: a secret key belongs on the server of the site, no task field takes it, and it must not be sent to anyone.';

/** The captchas of the code. Its values are returned to the caller alone: nothing is logged or kept. */
export function identifyCaptcha(
  docs: Pick<Documentation, 'contract'>,
  { code, locale }: CodeQuery,
): Record<string, unknown> {
  const { embedCode, site } = contractOf(docs, locale);
  const { captchas, secrets, nothing } = identify(code, htmlElements, embedCode.rules);
  const list = `${site}${homeOf(locale)}docs/captchas`;
  return {
    captchas: captchas.map((found) => {
      const report = reportCaptcha(found, embedCode.texts);
      return { ...report, taskFields: taskValues(report) };
    }),
    ...(secrets.length > 0 && { secretKeys: secrets, warning: SECRET }),
    ...(nothing && {
      nothingFound: nothing === 'unknown' ? `${NOTHING.unknown} ${list}.` : NOTHING[nothing],
    }),
  };
}
