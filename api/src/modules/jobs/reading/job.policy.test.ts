import fc from 'fast-check';
import { isClosed, isFeatured, validThrough } from './job.policy.ts';
import type { JobCardRecord } from './job.sql.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:00:01Z');
const day = 86_400_000;

const featured = (isFeaturedNow: boolean, featuredUntil: Date | null) =>
  ({ isFeatured: isFeaturedNow, featuredUntil }) as JobCardRecord;

it.each([
  [true, null, true],
  [true, later, true],
  [true, now, false],
  [false, null, false],
  [false, later, false],
])('marked %s until %s is featured: %s', (marked, until, expected) => {
  expect(isFeatured(featured(marked, until), now)).toBe(expected);
});

it.each([
  ['open', null, false],
  ['open', later, false],
  ['open', now, true],
  ['paused', null, true],
  ['closed', later, true],
] as const)('%s, closing at %s, is closed: %s', (status, closesAt, expected) => {
  expect(isClosed({ status, closesAt }, now)).toBe(expected);
});

describe('validThrough', () => {
  it('is the closing date of the source', () => {
    expect(validThrough({ status: 'open', closesAt: later, postedAt: now }, now)).toEqual(later);
  });

  it('is 90 days after the posting time', () => {
    const postedAt = new Date('2026-11-05T09:12:00Z');
    const expected = new Date('2027-02-03T09:12:00Z');
    expect(validThrough({ status: 'open', closesAt: null, postedAt }, now)).toEqual(expected);
  });

  it('does not change after the job is closed', () => {
    const postedAt = new Date(now.getTime() - 200 * day);
    const expected = new Date(now.getTime() - 110 * day);
    expect(validThrough({ status: 'closed', closesAt: null, postedAt }, now)).toEqual(expected);
  });

  it('is at most 90 days in the future for every open job that the source lists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 * day }), (age) => {
        const postedAt = new Date(now.getTime() - age);
        const ahead = validThrough({ status: 'open', closesAt: null, postedAt }, now).getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(90 * day);
      }),
    );
  });
});
