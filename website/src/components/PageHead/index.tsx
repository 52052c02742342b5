import { alternatesOf } from '@docs/site/addresses';
import { factsOf, knownLocale, LOCALES } from '@docs/site/locales';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { brand } from '../../../brand';
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
}

/** The addresses, languages and picture of a page that search engines may index; the others have none of these. */
export default function PageHead({ permalink, type, section }: Props): ReactNode {
  const { url, below, locale } = useSite();
  return (
    <Head>
      <link rel="canonical" href={url + permalink} />
      {alternatesOf(url, below(permalink)).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" href={href} hrefLang={hreflang} />
      ))}
      <meta property="og:url" content={url + permalink} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={factsOf(locale).openGraph} />
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={factsOf(other).openGraph} />
      ))}
      <meta property="og:image" content={usePictureUrl(section)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${brand.name}: ${section.label}`} />
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
