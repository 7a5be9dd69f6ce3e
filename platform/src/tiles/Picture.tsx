import { styled } from 'platform';
import { pictureTint, type Tint } from './tints';
import { useNear, type DrawingLoading } from './useNear';

/** Colors of the parts of a picture. `ink` is inherited: lines without a fill. */
const pens = {
  tint: { fill: 'var(--area-tint)', stroke: 'none' },
  ink: {},
  paper: { fill: 'var(--ill-paper)' },
  fill: { fill: 'var(--ill-fill)' },
  dot: { fill: 'var(--ill-dot)' },
  /** A white sign on the green part. */
  light: { fill: 'var(--ill-paper)', stroke: 'none' },
  solid: { fill: 'var(--ill-line)', stroke: 'none' },
  /** A sign on the dot. */
  mark: { stroke: 'var(--color-accent-contrast)' },
} as const;

/** Class name of a pen: its first letter. */
const classOf = (pen: string) => (pen === 'ink' ? undefined : pen[0]);

/** Rules instead of attributes, because a page has up to 30 pictures of ten paths. */
const Shapes = styled.g`
  fill: none;
  stroke: var(--ill-line);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${Object.fromEntries(
    Object.entries(pens)
      .filter(([pen]) => pen !== 'ink')
      .map(([pen, colors]) => [`.${classOf(pen)}`, colors]),
  )}
`;

/** A line drawing and its tint. */
export interface PictureData {
  tint: Tint;
  /** Path data on 144 × 108, in drawing order. */
  shapes: readonly (readonly [pen: keyof typeof pens, d: string])[];
}

/** The shapes of a picture, for use in a larger drawing. */
export function PictureShapes({ shapes }: Pick<PictureData, 'shapes'>) {
  return (
    <Shapes>
      {shapes.map(([pen, d], index) => (
        <path key={index} className={classOf(pen)} d={d} />
      ))}
    </Shapes>
  );
}

const Drawing = styled.svg<{ $tint: Tint }>`
  ${({ $tint }) => pictureTint($tint)}

  display: block;
  width: 100%;
  height: auto;
`;

/** The ground line. It has the same height in all pictures, so it continues in the picture beside. */
const ground = ['ink', 'M0 96H144'] as const;

/**
 * A decorative picture as wide as its parent. Its ground line meets that of a picture beside it. At least 56 px wide. A `lazy` picture
 * has only its back shape and its ground line until it is near the window.
 */
export function Picture({ picture, loading = 'eager' }: { picture: PictureData; loading?: DrawingLoading }) {
  const { tint, shapes } = picture;
  const { ref, isNear } = useNear(loading);
  return (
    <Drawing ref={ref} $tint={tint} viewBox="0 0 144 108" width="144" height="108" aria-hidden="true">
      <PictureShapes shapes={isNear ? shapes : [...shapes.slice(0, 1), ground]} />
    </Drawing>
  );
}
