import type { ReactNode } from 'react';

export interface IconProps {
  /** Drawn on a square of 24 units, as lines (`.icon` in css/base.css). */
  children: ReactNode;
  size?: number;
  className?: string | undefined;
}

export default function Icon({ children, size = 20, className = 'icon' }: IconProps): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
