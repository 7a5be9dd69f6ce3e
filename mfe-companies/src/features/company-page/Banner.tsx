import type { ReactNode } from 'react';
import { media, styled } from 'platform';
import { tintColors, tintOf, type Tint } from 'platform/tiles';

const Ground = styled.div<{ $tint: Tint }>`
  position: relative;
  height: 168px;
  background: ${({ $tint }) => `var(${tintColors[$tint][0]})`};

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    fill: ${({ $tint }) => `var(${tintColors[$tint][1]})`};
  }

  ${media.below.medium} {
    height: 104px;
  }
`;

interface BannerProps {
  /** Determines the tint. */
  slug: string;
  /** Rendered above the drawing. */
  children?: ReactNode;
}

/** Banner of two waves and a dot in the company's tint. */
export function Banner({ slug, children }: BannerProps) {
  return (
    <Ground $tint={tintOf(slug)}>
      <svg viewBox="0 0 1280 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M-20 120C200 190 620 190 860 110 1040 50 1160 40 1300 60v120H-20Z" opacity=".16" />
        <path d="M-20 150C260 200 700 190 940 120c150-44 240-54 360-44v100H-20Z" opacity=".22" />
        <circle cx="1010" cy="52" r="22" opacity=".35" />
      </svg>
      {children}
    </Ground>
  );
}
