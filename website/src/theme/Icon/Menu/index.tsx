import type { ReactNode } from 'react';
import Icon from '../../../components/Icon';

/** Overridden to share the look of the other icons. */
export default function IconMenu(): ReactNode {
  return (
    <Icon size={24}>
      <path d="M3 6h18M3 12h18M3 18h18" />
    </Icon>
  );
}
