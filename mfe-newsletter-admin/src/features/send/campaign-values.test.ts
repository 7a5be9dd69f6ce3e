import fc from 'fast-check';
import { lisbonMoment, lisbonTime } from './campaign-values';

const iso = (time: string) => new Date(lisbonMoment(time)).toISOString();

describe('Lisbon time', () => {
  it.each([
    ['2026-11-25T09:30', '2026-11-25T09:30:00.000Z'],
    ['2026-07-25T09:30', '2026-07-25T08:30:00.000Z'],
    // The night of 25 October has 01:30 twice; that of 28 March has none.
    ['2026-10-25T00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T01:30', '2026-10-25T01:30:00.000Z'],
    ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ])('%s in Lisbon is %s', (time, moment) => {
    expect(iso(time)).toBe(moment);
  });

  it('converts every moment back to itself', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0) / minute, max: Date.UTC(2040, 0) / minute }), (minutes) => {
        const shown = lisbonTime(minutes * minute);
        expect(lisbonTime(lisbonMoment(shown))).toBe(shown);
      }),
    );
  });

  it('is NaN for an empty field', () => {
    expect(lisbonMoment('')).toBeNaN();
  });
});
