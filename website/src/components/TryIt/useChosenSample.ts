import type { SampleLanguage } from '@docs/contract';
import { FIRST_SAMPLE, SAMPLE_LANGUAGES } from '@docs/contract/sample-labels';
import { useEffect, useState } from 'react';
import { chooseInPlace } from '../../browser/sample-choice';

/** The language that the reader has chosen for all samples of the site; the first one until then. */
export function useChosenSample(): [SampleLanguage, (radio: HTMLInputElement) => void] {
  const [chosen, setChosen] = useState(chosenSample);
  useEffect(() => {
    const follow = () => setChosen(chosenSample());
    addEventListener('change', follow);
    return () => removeEventListener('change', follow);
  }, []);
  const choose = (radio: HTMLInputElement) => {
    chooseInPlace(radio);
    setChosen(chosenSample());
  };
  return [chosen, choose];
}

function chosenSample(): SampleLanguage {
  const { sample } = document.documentElement.dataset;
  return SAMPLE_LANGUAGES.find((language) => language === sample) ?? FIRST_SAMPLE;
}
