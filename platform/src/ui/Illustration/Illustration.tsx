import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { EmptySearch, NotFound, Offline } from '../../brand/illustrations';
import type * as lazyIllustrations from '../../brand/lazy-illustrations';
import { onDemand } from '../overlay/on-demand';

const widths = { medium: 'var(--illustration-width)', large: 'var(--illustration-large)', fill: '100%' };

const Frame = styled.div<{ $size: keyof typeof widths }>`
  width: ${({ $size }) => widths[$size]};
  max-width: 100%;
  aspect-ratio: 3 / 2;

  svg {
    width: 100%;
    height: auto;
  }
`;

/** An illustration that is loaded on demand. Its space is reserved while it loads. */
const lazyIllustration = (name: keyof typeof lazyIllustrations) =>
  onDemand({
    load: async () => (await import(/* webpackChunkName: "overlays" */ '../../brand/lazy-illustrations'))[name],
    isWanted: () => true,
  });

const drawings = {
  'application-sent': lazyIllustration('ApplicationSent'),
  'empty-saved': lazyIllustration('EmptySaved'),
  'empty-search': EmptySearch,
  failed: lazyIllustration('Failed'),
  'no-interviews': lazyIllustration('NoInterviews'),
  'no-resumes': lazyIllustration('NoResumes'),
  'not-found': NotFound,
  offline: Offline,
  slow: lazyIllustration('Slow'),
} satisfies Record<string, ComponentType>;

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps {
  name: IllustrationName;
  /** 216 px (default), 300 px, or the full available width. */
  size?: 'medium' | 'large' | 'fill';
}

/** An illustration of the brand in theme colors. Decorative: it must not be the only source of information. */
export function Illustration({ name, size = 'medium' }: IllustrationProps) {
  const Drawing = drawings[name];
  return (
    <Frame $size={size}>
      <Drawing />
    </Frame>
  );
}
