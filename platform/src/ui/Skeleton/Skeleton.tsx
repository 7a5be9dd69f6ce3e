import { useMarkUnreadable } from '../../remote/readable';
import * as S from './Skeleton.styles';

export interface SkeletonProps {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  shape?: 'line' | 'tile' | 'circle';
}

/**
 * Holds the place of what is still loading; give it the size of what will come. Where the server renders one, the
 * page has no readable content, and the server sends none.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  useMarkUnreadable();
  return <S.Block $width={width} $height={height} $shape={shape} aria-hidden="true" data-skeleton />;
}
