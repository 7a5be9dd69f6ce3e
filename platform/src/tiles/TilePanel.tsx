import type { ReactNode } from 'react';
import { styled } from 'platform';
import { tileSide, type PlacedTile } from './draw-tiles';
import { PictureShapes, type PictureData } from './Picture';
import { TilePaths } from './TilePaths';

const joint = 1;

/** The tiles of a panel. Places that are in neither list stay empty. */
export interface PanelData {
  columns: number;
  rows: number;
  /** Shades: 0 is the darkest green, 1 the raised one, 2 the line, 3 the lightest. */
  tiles: readonly PlacedTile[];
  /** White tiles with the picture of an area. */
  pictures: readonly { x: number; y: number; picture: PictureData }[];
}

/** Pictures in a panel have one back shape, lighter than the tints of areas. */
const Drawing = styled.svg`
  --tile-0: var(--color-chrome-deep);
  --tile-1: var(--color-chrome-raised);
  --tile-2: var(--color-chrome-line);
  --tile-3: var(--color-chrome-muted);
  --area-tint: color-mix(in oklab, var(--ill-paper) 45%, var(--ill-soft));

  display: block;
  width: 100%;
  height: auto;
`;

interface TilePanelProps {
  panel: PanelData;
  className?: string;
  /** Drawn above the tiles, 100 units per tile. */
  children?: ReactNode;
}

/** A decorative panel of tiles in the colors of the header, for green backgrounds only. */
export function TilePanel({ panel: { columns, rows, tiles, pictures }, className, children }: TilePanelProps) {
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${columns * tileSide} ${rows * tileSide}`}
      width={columns * tileSide}
      height={rows * tileSide}
      aria-hidden="true"
    >
      <TilePaths tiles={tiles} joint={joint} />
      {pictures.map(({ x, y, picture }) => (
        <PanelPicture key={`${x} ${y}`} x={x * tileSide} y={y * tileSide} picture={picture} />
      ))}
      {children}
    </Drawing>
  );
}

/** The picture is cut at the sides of its tile. */
function PanelPicture({ x, y, picture }: { x: number; y: number; picture: PictureData }) {
  return (
    <>
      <rect
        x={x + joint}
        y={y + joint}
        width={tileSide - 2 * joint}
        height={tileSide - 2 * joint}
        fill="var(--ill-paper)"
      />
      <svg x={x + 3} y={y + 12} width="94" height="78" viewBox="8 2 128 106">
        <PictureShapes shapes={picture.shapes} />
      </svg>
    </>
  );
}
