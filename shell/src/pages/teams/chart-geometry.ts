import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { MeasuredPoint, MeasuredValue } from 'shared-contracts';

/** User units of a chart, which is stretched to its container. */
export const chartSize = { width: 200, height: 60 };

export interface ChartFrame {
  /** Milliseconds. */
  from: number;
  to: number;
  /** Milliseconds between points. */
  step: number;
  limit: number;
  /** Largest possible value. Default: there is none. */
  largest?: number | undefined;
}

/** Paths of a series. Both have a part for each run of points without a gap. */
export interface ChartCurve {
  /** The 95 % intervals. */
  band: string;
  line: string;
}

export interface ChartGeometry {
  /** Value at the upper edge. */
  top: number;
  /** Height of the limit's line. */
  limit: number;
  curves: ChartCurve[];
}

const axisParts = 4;

interface Sample extends MeasuredValue {
  /** Milliseconds. */
  at: number;
}

/** The limit and all values are visible, below a round number. Wide intervals are cut off: they would flatten the lines. */
function topOf({ limit, largest = Infinity }: ChartFrame, series: readonly (readonly MeasuredPoint[])[]): number {
  const highest = Math.max(limit, ...series.flat().map(({ value }) => value));
  const top = scaleLinear([0, 1.25 * highest], [0, 1])
    .nice(axisParts)
    .domain()[1]!;
  return Math.min(top, largest);
}

/** Geometry of a chart from 0, with a curve for each series. */
export function chartGeometry(series: readonly (readonly MeasuredPoint[])[], frame: ChartFrame): ChartGeometry {
  const top = topOf(frame, series);
  const x = scaleLinear([frame.from, frame.to], [0, chartSize.width]).clamp(true);
  const y = scaleLinear([0, top], [chartSize.height, 0]).clamp(true);
  const at = (sample: Sample) => round(x(sample.at));
  const band = area<Sample>(
    at,
    ({ low }) => round(y(low)),
    ({ high }) => round(y(high)),
  );
  const edge = line<Sample>(at, ({ value }) => round(y(value)));
  const draw = (path: (run: Sample[]) => string | null, runs: Sample[][]) =>
    runs.map((run) => path(run) ?? '').join('');
  return {
    top,
    limit: round(y(frame.limit)),
    curves: series.map((points) => {
      const runs = runsOf(points, frame.step);
      return { band: draw(band, runs), line: draw(edge, runs) };
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Points without a gap between them. A point stands for the time until the next one, so it is drawn in the middle of it; a single
 * one is drawn over all of it.
 */
export function runsOf(points: readonly MeasuredPoint[], step: number): Sample[][] {
  const runs: Sample[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, ...value } of points) {
    const start = Date.parse(at);
    const sample = { ...value, at: start + step / 2 };
    if (start - last > step * 1.5) runs.push([sample]);
    else runs.at(-1)!.push(sample);
    last = start;
  }
  return runs.map((run) => (run.length > 1 ? run : widened(run[0]!, step)));
}

const widened = (sample: Sample, step: number): Sample[] => [
  { ...sample, at: sample.at - step / 2 },
  { ...sample, at: sample.at + step / 2 },
];

export interface IntervalGeometry {
  /** Percent of the width; zero is in the middle. */
  low: number;
  value: number;
  high: number;
  limit: number;
}

/** Geometry of a bar with the interval of a difference, zero and the limit. */
export function intervalGeometry({ low, value, high, limit }: MeasuredValue & { limit: number }): IntervalGeometry {
  const reach = Math.max(2 * limit, 1.1 * Math.abs(low), 1.1 * Math.abs(high));
  const x = scaleLinear([-reach, reach], [0, 100]);
  return { low: round(x(low)), value: round(x(value)), high: round(x(high)), limit: round(x(limit)) };
}
