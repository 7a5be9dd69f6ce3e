import fc from 'fast-check';
import { withZeros, type Point } from './TimeChart';

const step = 60;
const steps = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 40 })
  .map((minutes): Point[] => minutes.toSorted((one, other) => one - other).map((at) => ({ at: at * step, value: 3 })));

describe('withZeros', () => {
  it('adds zeros between distant points', () => {
    const points = [0, 60, 240].map((at) => ({ at, value: 3 }));
    expect(withZeros(points, step).map(({ at, value }) => [at, value])).toEqual([
      [-60, 0],
      [0, 3],
      [60, 3],
      [120, 0],
      [180, 0],
      [240, 3],
      [300, 0],
    ]);
  });

  it('keeps every point in order and starts and ends at zero', () => {
    fc.assert(
      fc.property(steps, (points) => {
        const all = withZeros(points, step);
        expect(all.filter(({ value }) => value > 0)).toEqual(points);
        expect(all.every(({ at }, index) => index === 0 || at >= all[index - 1]!.at)).toBe(true);
        expect([all[0]?.value ?? 0, all.at(-1)?.value ?? 0]).toEqual([0, 0]);
      }),
    );
  });
});
