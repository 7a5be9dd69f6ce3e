type Point = readonly [x: number, y: number];

/** The board, a cubic curve, at a width of 320. */
const curve: readonly [Point, Point, Point, Point] = [
  [10, 52],
  [105, 98],
  [215, 98],
  [312, 36],
];

/** Parameter of the curve at each stop: x is 1/8, 3/8, 5/8 and 7/8 of the width. */
const stopParameters = [0.1037, 0.3695, 0.6284, 0.8916];

const between = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
const rounded = (value: number) => Math.round(value * 10) / 10;

export interface BoardDrawing {
  /** The whole board. */
  path: string;
  /** The board up to a stop. */
  pathTo: (stop: number) => string;
  points: readonly Point[];
}

/** The board with its four stops, in the units of a view box with this width. */
export function drawBoard(width: 320 | 640): BoardDrawing {
  const [a, b, c, d] = curve.map(([x, y]): Point => [(x * width) / 320, y]) as [Point, Point, Point, Point];
  const write = (start: Point, ...others: Point[]) =>
    `M${start.join(' ')}C${others.map((one) => one.map(rounded).join(' ')).join(' ')}`;
  const splits = stopParameters.map((t) => {
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
    const end = between(abc, bcd, t);
    return { path: write(a, ab, abc, end), end: end.map(rounded) as unknown as Point };
  });
  return {
    path: write(a, b, c, d),
    pathTo: (stop) => splits[stop]?.path ?? '',
    points: splits.map(({ end }) => end),
  };
}
