import { FIRST_SAMPLE, SAMPLE_LABELS, SAMPLE_LANGUAGES } from '@docs/contract/sample-labels';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { chooseInPlace, showChosenSample } from '../../browser/sample-choice';

export interface SampleTabsProps {
  /** Unique on the page. */
  id: string;
  label: string;
  /** One code block per language, in the order of the tabs. */
  children: ReactNode;
}

/**
 * Radios instead of a tab list: they need no script, support the arrow keys, and all panels are in the page. The
 * order of elements matters: a checked radio shows its panel through a sibling selector.
 */
export default function SampleTabs({ id, label, children }: SampleTabsProps) {
  useLayoutEffect(showChosenSample, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out radios and panels as siblings in one row
    <div className="samples tabs" role="group" aria-label={label}>
      {SAMPLE_LANGUAGES.map((language) => (
        <Fragment key={language}>
          <input
            type="radio"
            id={`${id}-${language}`}
            name={id}
            value={language}
            defaultChecked={language === FIRST_SAMPLE}
            onChange={(event) => chooseInPlace(event.currentTarget)}
          />
          <label htmlFor={`${id}-${language}`}>{SAMPLE_LABELS[language]}</label>
        </Fragment>
      ))}
      {children}
    </div>
  );
}
