import { isPaused, pauseEnd } from './Pause';

it.each([
  ['2026-11-22T10:30:00.000Z', 1, '2026-12-22T10:30:00.000Z'],
  ['2026-11-22T10:30:00.000Z', 3, '2027-02-22T10:30:00.000Z'],
  ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['2027-01-31T23:59:00.000Z', 1, '2027-02-28T23:59:00.000Z'],
])('a pause from %s for %d months ends at %s', (now, months, end) => {
  expect(pauseEnd(new Date(now), months)).toBe(end);
});

it.each([
  [null, false],
  ['2026-11-22T10:29:59.000Z', false],
  ['2026-11-22T10:30:01.000Z', true],
])('isPaused with the end %s: %s', (pausedUntil, expected) => {
  expect(isPaused(pausedUntil, new Date('2026-11-22T10:30:00.000Z'))).toBe(expected);
});
