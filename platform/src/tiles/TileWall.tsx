import { styled } from 'platform';
import { tileSide } from './draw-tiles';
import { TilePaths } from './TilePaths';
import { tileTint, tintOf, type Tint } from './tints';
import { useNear, type DrawingLoading } from './useNear';
import { layWall, wallColumns } from './wall';

/** Side of a tile, in CSS pixels. */
const side = 28;
const joint = 2;

const Drawing = styled.svg<{ $tint: Tint }>`
  ${({ $tint }) => tileTint($tint)}

  display: block;
`;

interface TileWallProps {
  /** Determines the tiles and the tint. */
  slug: string;
  /** Open jobs of the company. */
  jobs: number;
  /** Open jobs per tile (`jobsPerTile`). */
  perTile: number;
  loading?: DrawingLoading;
}

/** A decorative wall, three tiles wide, as high as a company has open jobs. The number is shown as text beside it. */
export function TileWall({ slug, jobs, perTile, loading = 'eager' }: TileWallProps) {
  const { tiles, rows } = layWall(slug, jobs, perTile);
  const { ref, isNear } = useNear(loading);
  return (
    <Drawing
      ref={ref}
      $tint={tintOf(slug)}
      viewBox={`0 0 ${wallColumns * tileSide} ${rows * tileSide}`}
      width={wallColumns * side}
      height={rows * side}
      aria-hidden="true"
    >
      {isNear ? <TilePaths tiles={tiles} joint={joint} /> : <rect width="100%" height="100%" fill="var(--tile-1)" />}
    </Drawing>
  );
}
