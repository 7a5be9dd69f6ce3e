import { styled } from 'platform';
import { tileSide } from './draw-tiles';
import { TilePaths } from './TilePaths';
import { tileTint, tintOf, type Tint } from './tints';
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
}

/** A decorative wall, three tiles wide, as high as a company has open jobs. The number is shown as text beside it. */
export function TileWall({ slug, jobs, perTile }: TileWallProps) {
  const { tiles, rows } = layWall(slug, jobs, perTile);
  return (
    <Drawing
      $tint={tintOf(slug)}
      viewBox={`0 0 ${wallColumns * tileSide} ${rows * tileSide}`}
      width={wallColumns * side}
      height={rows * side}
      aria-hidden="true"
    >
      <TilePaths tiles={tiles} joint={joint} />
    </Drawing>
  );
}
