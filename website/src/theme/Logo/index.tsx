import { brand } from '@docs/site/brand';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';
import LogoMark from '../../components/LogoMark';

/** Overridden to draw the mark inline: no request, and it follows the color mode. */
export default function Logo({ imageClassName: _, titleClassName, ...props }: Props): ReactNode {
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <LogoMark />
      <b className={titleClassName}>{brand.name}</b>
    </Link>
  );
}
