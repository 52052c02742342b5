import { brand } from '@docs/site/brand';
import { formatLocale } from '@docs/site/locales';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { PriceUnit } from '../../../environment';
import { useSiteFields } from '../../hooks/useSiteFields';
import Tooltip from '../Tooltip';
import styles from './Prices.module.css';
import Section from './Section';

/** Amounts are configuration; without them the section links to the prices (spec 1.6). */
export default function Prices(): ReactNode {
  const { strings, prices } = useSiteFields();
  const { i18n } = useDocusaurusContext();

  const units: [PriceUnit, string][] = [
    ['tokens', strings.hundredTokens],
    ['images', strings.hundredImages],
    ['dynamicImages', strings.dynamicHundredImages],
    ['answers', strings.complexImageAnswers],
  ];
  const amount = (unit: PriceUnit) => {
    const value = prices?.per1000[unit];
    if (!prices || value === undefined) return null;
    return new Intl.NumberFormat(formatLocale(i18n.currentLocale), {
      style: 'currency',
      currency: prices.currency,
      maximumFractionDigits: 4,
    }).format(value);
  };

  return (
    <Section
      id="prices"
      title={strings.priceTitle}
      description={
        <p>
          {withCode(strings.priceSubTitle)} <Tooltip text={strings.priceSubTooltipText} />
        </p>
      }
    >
      {prices ? (
        <ul className={styles.prices}>
          {units.map(([unit, label]) => (
            <li key={unit}>
              <UnitMark unit={unit} />
              {amount(unit) && <b>{amount(unit)}</b>}
              <span>{label}</span>
              <small>{typesOf(unit)}</small>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.where}>
          <ul aria-label={translate({ id: 'docs.home.prices.units', message: 'Charged' })}>
            {units.map(([unit, label]) => (
              <li key={unit}>
                <b>{label}</b> <small>{typesOf(unit)}</small>
              </li>
            ))}
          </ul>
          <a className="button button-quiet" href={brand.pricesPage}>
            {strings.fullPriceText}
          </a>
        </div>
      )}
    </Section>
  );
}

/** The texts of the page have no markup: a code is known by its form. */
function withCode(text: string): ReactNode {
  return text
    .split(/(ERROR_[A-Z_]+)/)
    .map((part, position) => (position % 2 === 1 ? <code key={part}>{part}</code> : part));
}

/** Which task types are charged in a unit. */
function typesOf(unit: PriceUnit): string {
  return {
    tokens: translate({
      id: 'docs.home.prices.tokens',
      message: 'Captchas solved with a token or cookies',
    }),
    images: translate({ id: 'docs.home.prices.images', message: 'Text captchas and reCAPTCHA by clicks' }),
    dynamicImages: translate({
      id: 'docs.home.prices.dynamicImages',
      message: 'reCAPTCHA by clicks, dynamic 3x3 grids',
    }),
    answers: translate({ id: 'docs.home.prices.answers', message: 'Image and audio recognition' }),
  }[unit];
}

const MARKS: Record<PriceUnit, string> = {
  tokens: 'M4 8.5h16v7H4zM8 12h.01M12 12h.01M16 12h.01',
  images: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  dynamicImages: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6m-3-3v6',
  answers: 'M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3zM9 10.5l2 2 4-4',
};

function UnitMark({ unit }: { unit: PriceUnit }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={MARKS[unit]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
