import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import CaptchaGallery from '../CaptchaGallery';
import Section from './Section';

export default function Captchas(): ReactNode {
  return (
    <Section
      id="captchas"
      title={translate({ id: 'docs.home.captchas', message: 'Which captcha do you see?' })}
    >
      <CaptchaGallery wide />
    </Section>
  );
}
