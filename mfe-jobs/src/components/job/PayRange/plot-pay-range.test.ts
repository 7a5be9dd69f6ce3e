import type { Salary } from 'shared-contracts';
import { buildPayRange } from '../../../testing/build-job';
import { axisLabels, plotPayRange } from './plot-pay-range';

const salary = (min: number | null, max: number | null, more: Partial<Salary> = {}): Salary => ({
  min,
  max,
  currency: 'EUR',
  period: 'month',
  payments: 14,
  ...more,
});

const columns = { step: 50 * 14, first: 1000 * 14, counts: [1, 2, 0, 5, 1], lowest: 1000 * 14, highest: 1200 * 14 };
const range = buildPayRange({ columns, low: 1050 * 14, high: 1150 * 14 });
const xs = (own: boolean, pay: Salary | null) => [
  ...new Set(plotPayRange(range, pay).dots.flatMap(({ x, isOwn }) => (isOwn === own ? [x] : []))),
];

it('draws a dot per advert, from the axis up, in the middle of its column', () => {
  const { dots, perDot } = plotPayRange(range, null);
  expect(perDot).toBe(1);
  expect(dots.map(({ x, y }) => [x, y])).toEqual([
    [10, 57],
    [30, 57],
    [30, 46],
    [70, 57],
    [70, 46],
    [70, 35],
    [70, 24],
    [70, 13],
    [90, 57],
  ]);
});

it('the band has the columns of the range, and the bar the job’s amounts', () => {
  expect(plotPayRange(range, salary(1050, 1175))).toMatchObject({
    band: { from: 20, to: 80 },
    own: { from: 30, to: 80 },
  });
  expect(xs(true, salary(1050, 1175))).toEqual([30, 70, 90]);
  expect(xs(false, salary(1050, 1150))).toEqual([10, 90]);
});

it.each([
  [salary(1100, null), { from: 50, to: 50 }],
  [salary(null, 1100), { from: 50, to: 50 }],
  [salary(100, 9000), { from: 0, to: 100 }],
  [salary(15_400, 16_100, { period: 'year', payments: null }), { from: 50, to: 70 }],
  [salary(7, 8, { period: 'hour', payments: null }), null],
  [null, null],
])('the bar of %j is %j', (pay, own) => {
  expect(plotPayRange(range, pay).own).toEqual(own);
});

it('a dot stands for several adverts if a column has more than five', () => {
  const { dots, perDot } = plotPayRange(buildPayRange({ columns: { ...columns, counts: [1, 11, 0, 3, 6] } }), null);
  expect(perDot).toBe(3);
  expect(dots.map(({ x }) => x)).toEqual([10, 30, 30, 30, 30, 70, 90, 90]);
});

it('labels round amounts of the unit', () => {
  expect(axisLabels(range, 'month').map(({ x, amount }) => [x, amount / 14])).toEqual([
    [10, 1000],
    [30, 1050],
    [50, 1100],
    [70, 1150],
    [90, 1200],
  ]);
  expect(axisLabels(range, 'year').map(({ amount }) => amount)).toEqual([14_000, 15_000, 16_000]);
});
