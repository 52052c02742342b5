import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Footer/Links';
import OriginalFooterLinks from '@theme-original/Footer/Links';
import type { ReactNode } from 'react';
import LanguageLinks from '../../../components/LanguageLinks';

/** Wrapped to add the languages: on a phone, the side menu that holds them needs script. */
export default function FooterLinks(props: Props): ReactNode {
  return (
    <>
      <OriginalFooterLinks {...props} />
      <nav aria-label={translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })}>
        <ul className="footer-languages">
          <LanguageLinks />
        </ul>
      </nav>
    </>
  );
}
