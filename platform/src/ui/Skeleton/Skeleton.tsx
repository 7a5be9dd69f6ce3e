import { keyframes, styled } from 'styled-components';
import { useMarkUnreadable } from '../../remote/server-entry';
import { media } from '../../theme/media';

const radii = { line: 'var(--radius-xs)', tile: 'var(--radius-md)', circle: '50%' };

const shimmer = keyframes`
  to {
    translate: 100% 0;
  }
`;

const Block = styled.span<{ $width: string; $height: string; $shape: keyof typeof radii }>`
  position: relative;
  display: block;
  overflow: hidden;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $shape }) => radii[$shape]};
  background: var(--color-sunken);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 20%, var(--color-hover) 50%, transparent 80%);
    translate: -100% 0;
    animation: ${shimmer} 1.6s var(--ease-in-out) infinite;
  }

  ${media.reducedMotion} {
    &::after {
      animation: none;
    }
  }
`;

export interface SkeletonProps {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  shape?: 'line' | 'tile' | 'circle';
}

/**
 * Placeholder for loading content, with the size of that content. If the server renders one, the page is unreadable and is
 * sent without content.
 *
 * @remarks
 * - Hidden from screen readers. The page announces when content is slow.
 * - Must have the size of the content, so that nothing moves when the content replaces it.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  useMarkUnreadable();
  return <Block $width={width} $height={height} $shape={shape} aria-hidden="true" data-skeleton />;
}
