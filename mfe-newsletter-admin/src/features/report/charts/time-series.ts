export interface Point {
  /** Milliseconds. */
  at: number;
  value: number;
}

/**
 * Fills a sparse series with zeros: before the first point, after the last and in between. Points are a multiple of
 * `step` milliseconds apart.
 */
export function withZeros(points: readonly Point[], step: number): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const zero = (at: number) => ({ at, value: 0 });
    return [
      ...(before === undefined || point.at - before.at > step ? [zero(point.at - step)] : []),
      point,
      ...(after === undefined || after.at - point.at > step ? [zero(point.at + step)] : []),
    ];
  });
}
