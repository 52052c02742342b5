import type { Sample } from '@docs/contract';
import { SAMPLE_LANGUAGES } from '../../../src/components/SampleTabs/choice.ts';
import { code, element, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';

/** The same code in every sample language, as tabs. */
export function sampleTabs(page: Page, label: string, samples: Sample[]): Node {
  const panels = Object.keys(SAMPLE_LANGUAGES).map((language) => {
    const sample = samples.find((one) => one.language === language);
    // The reader's language is chosen once for all groups: a group without it would show nothing.
    if (!sample) throw new Error(`there is no sample in ${language}; add it to packages/contract`);
    return code(sample.prism, sample.code, language);
  });
  page.components.add('SampleTabs');
  return element('SampleTabs', { id: page.claimId('samples', 'page'), label }, panels);
}
