import { useId } from 'react';
import { media, styled } from 'platform';
import { tileSide } from './draw-tiles';
import { TilePaths } from './TilePaths';
import { tilesOf } from './tiles-of';
import { tileTint, tintOf, type Tint } from './tints';
import { useNear, type DrawingLoading } from './useNear';

/** The pattern that repeats along the banner. */
const columns = 8;
const rows = 2;
/** As wide as the widest window. */
const drawnWidth = columns * tileSide * 8;

/** `page`: 180 px, 120 px on small screens; `card`: 88 px; `row`: 64 px; `fill`: the height of the parent. */
export type BannerSize = 'page' | 'card' | 'row' | 'fill';

const heights: Record<BannerSize, readonly [wide: string, small: string]> = {
  page: ['180px', '120px'],
  card: ['88px', '88px'],
  row: ['64px', '64px'],
  fill: ['100%', '100%'],
};

const Frame = styled.div<{ $tint: Tint; $size: BannerSize }>`
  ${({ $tint }) => tileTint($tint)}

  overflow: hidden;
  height: ${({ $size }) => heights[$size][0]};
  background: var(--tile-0);

  > svg {
    display: block;
    width: auto;
    max-width: none;
    height: 100%;
    overflow: visible;
  }

  ${media.below.medium} {
    height: ${({ $size }) => heights[$size][1]};
  }
`;

interface TileBannerProps {
  /** Determines the motifs, their turns and the tint. */
  slug: string;
  size: BannerSize;
  /** Default: that of the slug. */
  tint?: Tint;
  loading?: DrawingLoading;
}

/** A decorative strip of tiles, two rows high and as wide as its parent. The same slug always has the same tiles. */
export function TileBanner({ slug, size, tint = tintOf(slug), loading = 'eager' }: TileBannerProps) {
  const id = useId();
  const { ref, isNear } = useNear(loading);
  const tiles = tilesOf(slug, columns * rows).map((tile, index) => ({
    ...tile,
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  return (
    <Frame ref={ref} $tint={tint} $size={size}>
      {isNear && (
        <svg
          viewBox={`0 0 ${rows * tileSide} ${rows * tileSide}`}
          preserveAspectRatio="xMinYMin meet"
          aria-hidden="true"
        >
          <pattern id={id} width={columns * tileSide} height={rows * tileSide} patternUnits="userSpaceOnUse">
            <TilePaths tiles={tiles} />
          </pattern>
          <rect width={drawnWidth} height={rows * tileSide} fill={`url(#${id})`} />
        </svg>
      )}
    </Frame>
  );
}
