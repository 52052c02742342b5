import type { ProgramFile, Sample } from '@docs/contract';
import { FIRST_SAMPLE, SAMPLE_LANGUAGES } from '@docs/contract/sample-labels';
import { code, element, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';

/** The same code in every sample language, as tabs. */
export function sampleTabs(page: Page, label: string, samples: Sample[]): Node {
  return tabs(page, label, samples, (sample) => code(sample.prism, sample.code, { sample: sample.language }));
}

/**
 * A complete program. It is long, so the page includes only the first language. The others are loaded when they are
 * chosen (components/ProgramFile); without script they are links to the file.
 */
export function programTabs(page: Page, files: ProgramFile[]): Node {
  page.components.add('ProgramFile');
  return tabs(page, page.messages.program, files, ({ language, file, prism, code: text }) =>
    language === FIRST_SAMPLE
      ? code(prism, text, { sample: language })
      : element('ProgramFile', { sample: language, file }),
  );
}

function tabs<One extends Sample>(
  page: Page,
  label: string,
  samples: One[],
  panel: (sample: One) => Node,
): Node {
  const panels = SAMPLE_LANGUAGES.map((language) => {
    const sample = samples.find((one) => one.language === language);
    // Readers choose a language once for all groups: a group without that language would be empty.
    if (!sample) throw new Error(`there is no sample in ${language}; add it to packages/contract`);
    return panel(sample);
  });
  page.components.add('SampleTabs');
  return element('SampleTabs', { id: page.claimId('samples', 'page'), label }, panels);
}
