import type { ReactNode } from 'react';

function Icon({ size = 20, children }: { size?: number; children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

export const SearchIcon = ({ size }: { size?: number }) => (
  <Icon size={size}>
    <circle cx="8.75" cy="8.75" r="5.5" />
    <path d="m13 13 4 4" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon size={18}>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Icon>
);

export const SpinnerIcon = () => (
  <Icon>
    <path d="M10 3a7 7 0 1 1-7 7" />
  </Icon>
);

export const RecentIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 6.25V10l2.5 1.75" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m10 3.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7L10 14l-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z" />
  </Icon>
);

export const PageIcon = () => (
  <Icon>
    <path d="M11.5 2.75h-6v14.5h9V5.75zm0 0v3h3M8 10h4M8 13h4" />
  </Icon>
);

export const HeadingIcon = () => (
  <Icon>
    <path d="M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.75h13M3 12.25h13" />
  </Icon>
);

export const TextIcon = () => (
  <Icon>
    <path d="M4 5.5h12M4 10h12M4 14.5h7" />
  </Icon>
);
