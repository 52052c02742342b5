import type { ReactNode } from 'react';
import Icon from '../../../components/Icon';

/** Overridden to share the look of the other icons. */
export default function IconClose(): ReactNode {
  return (
    <Icon>
      <path d="m5 5 14 14m0-14L5 19" />
    </Icon>
  );
}
