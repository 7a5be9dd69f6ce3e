import { useMarkUnreadable } from '../../remote/server-entry';
import * as S from './Skeleton.styles';

export interface SkeletonProps {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  shape?: 'line' | 'tile' | 'circle';
}

/**
 * Placeholder for loading content, with the size of that content. If the server renders one, the page is unreadable and is
 * sent without content.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  useMarkUnreadable();
  return <S.Block $width={width} $height={height} $shape={shape} aria-hidden="true" data-skeleton />;
}
