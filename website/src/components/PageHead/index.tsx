import { alternatesOf } from '@docs/site/addresses';
import { brand } from '@docs/site/brand';
import { DEFAULT_LOCALE, factsOf, homeOf, knownLocale, LOCALES, type Locale } from '@docs/site/locales';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { socialPicture } from '../../../shared/social-picture';

export interface Section {
  /** From the site's root. */
  permalink: string;
  label: string;
}

interface Props {
  permalink: string;
  type: 'website' | 'article';
  section: Section;
  /** The languages that have the page. The others show the English one, which is its canonical address there. */
  locales?: readonly Locale[];
}

/** The addresses, languages and picture of a page that search engines may index; the others have none of these. */
export default function PageHead({ permalink, type, section, locales = LOCALES }: Props): ReactNode {
  const { url, below, locale } = useSite();
  const isTranslated = locales.includes(locale);
  const canonical = url + (isTranslated ? permalink : homeOf(DEFAULT_LOCALE) + below(permalink));
  const alternates = isTranslated ? alternatesOf(url, below(permalink), locales) : [];
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" href={href} hrefLang={hreflang} />
      ))}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={factsOf(locale).openGraph} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={factsOf(other).openGraph} />
        ))}
      <meta property="og:image" content={usePictureUrl(section)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={translate(
          { id: 'docs.labeled', message: '{label}: {value}' },
          { label: brand.name, value: section.label },
        )}
      />
    </Head>
  );
}

export function usePictureUrl({ permalink }: Section): string {
  const { url, baseUrl, below } = useSite();
  return url + baseUrl + socialPicture(below(permalink));
}

function useSite() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { url, baseUrl } = siteConfig;
  return {
    url,
    baseUrl,
    locale: knownLocale(i18n.currentLocale),
    below: (permalink: string) => permalink.slice(baseUrl.length),
  };
}
