import { chartGeometry, intervalGeometry, runsOf } from './chart-geometry';

const start = Date.parse('2026-11-27T12:00:00.000Z');
const point = (minute: number, value: number, [low, high] = [value, value]) => ({
  at: new Date(start + minute * 60_000).toISOString(),
  value,
  low,
  high,
});
const frame = { from: start, to: start + 600_000, step: 60_000, limit: 10 };

it('a point is drawn in the middle of its time, a gap ends a run, and a single point is drawn over all of its time', () => {
  const minutes = (points: Parameters<typeof runsOf>[0]) =>
    runsOf(points, 60_000).map((run) => run.map(({ at }) => (at - start) / 60_000));
  expect(minutes([point(0, 1), point(1, 2), point(4, 3), point(7, 1), point(8, 1)])).toEqual([
    [0.5, 1.5],
    [4, 5],
    [7.5, 8.5],
  ]);
  expect(minutes([])).toEqual([]);
});

it('the axis starts at 0, ends at a round number and contains the limit and all values; intervals are cut off at the edge', () => {
  const { top, limit, curves } = chartGeometry([[point(0, 8, [4, 90]), point(1, 16, [12, 20])], []], frame);
  expect([top, limit]).toEqual([20, 30]);
  expect(curves).toEqual([
    { line: 'M10,36L30,12', band: 'M10,0L30,0L30,24L10,48Z' },
    { line: '', band: '' },
  ]);
  expect(chartGeometry([[point(0, 1)]], frame).top).toBe(15);
  expect(chartGeometry([[point(0, 1)]], { ...frame, largest: 12 }).top).toBe(12);
  expect(chartGeometry([], frame)).toEqual({ top: 15, limit: 20, curves: [] });
});

it('lines and bands have a part for each run', () => {
  const [curve] = chartGeometry([[point(0, 5), point(1, 5), point(5, 5)]], frame).curves;
  expect(curve!.line).toBe('M10,40L30,40M100,40L120,40');
  expect(curve!.band.match(/M/g)).toHaveLength(2);
});

it.each([
  [
    { value: -1, low: -2, high: 1, limit: 5 },
    { low: 40, value: 45, high: 55, limit: 75 },
  ],
  [
    { value: 10, low: 5, high: 20, limit: 1 },
    { low: 61.4, value: 72.7, high: 95.5, limit: 52.3 },
  ],
])('zero is in the middle of the bar of %j, and everything is inside', (difference, expected) => {
  expect(intervalGeometry(difference)).toEqual(expected);
});
