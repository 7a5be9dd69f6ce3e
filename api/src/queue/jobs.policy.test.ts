import fc from 'fast-check';
import { backoffMs } from './jobs.policy.ts';

const settings = { limit: 400, baseSeconds: 1, capSeconds: 900 };

it('doubles the minimum delay with each attempt', () => {
  expect([1, 2, 3, 4].map((attempt) => backoffMs(attempt, settings, 0))).toEqual([500, 1000, 2000, 4000]);
});

it('returns a delay between half the cap and the cap for any late attempt', () => {
  const anyTry = fc.tuple(fc.integer({ min: 12, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(anyTry, ([attempt, random]) => {
      const wait = backoffMs(attempt, settings, random);
      expect(wait).toBeGreaterThanOrEqual(450_000);
      expect(wait).toBeLessThanOrEqual(900_000);
    }),
  );
});
