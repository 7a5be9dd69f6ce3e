import fc from 'fast-check';
import { toIsoTime, type TimeReading } from './iso-time.ts';

it.each([
  ['2026-11-05T09:12:00Z', '2026-11-05T09:12:00.000Z'],
  ['2026-11-05T09:12Z', '2026-11-05T09:12:00.000Z'],
  ['2026-11-05T09:12:00+01:00', '2026-11-05T08:12:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
])('reads %s', (given, expected) => {
  expect(toIsoTime(given)).toBe(expected);
});

it.each([
  '',
  'ontem',
  '2026',
  '05/11/2026',
  '2026-11-05',
  '2026-11-05T09:12',
  '1989-12-31T23:59:59Z',
  '2200-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2027-02-30T00:00:00Z',
  '2027-02-29T00:00:00Z',
  '2026-11-05T25:00:00Z',
  7,
  null,
])('returns null for %j', (given) => {
  expect(toIsoTime(given)).toBeNull();
});

it.each<[string, TimeReading, string | null]>([
  ['2026-12-01', { day: 'begin', zone: 'here' }, '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', { day: 'end', zone: 'here' }, '2026-12-01T23:59:59.999Z'],
  ['2026-07-01', { day: 'begin', zone: 'here' }, '2026-06-30T23:00:00.000Z'],
  ['2026-07-01', { day: 'end', zone: 'here' }, '2026-07-01T22:59:59.999Z'],
  // Daylight saving time starts on 29 March and ends on 25 October.
  ['2026-03-29', { day: 'begin', zone: 'here' }, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', { day: 'end', zone: 'here' }, '2026-03-29T22:59:59.999Z'],
  ['2026-10-25', { day: 'begin', zone: 'here' }, '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', { day: 'end', zone: 'here' }, '2026-10-25T23:59:59.999Z'],
  ['2026-07-01', { day: 'end', zone: 'UTC' }, '2026-07-01T23:59:59.999Z'],
  ['2026-07-01T10:00', { zone: 'UTC' }, '2026-07-01T10:00:00.000Z'],
  ['2026-07-01T10:00', { zone: 'here' }, null],
  ['2027-02-30', { day: 'end', zone: 'here' }, null],
])('reads %s with the options %j as %s', (given, reading, expected) => {
  expect(toIsoTime(given, reading)).toBe(expected);
});

it('round-trips', () => {
  const [min, max] = [new Date('1990-01-01T00:00:00Z'), new Date('2199-12-31T23:59:59.999Z')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      expect(toIsoTime(date.toISOString())).toBe(date.toISOString());
    }),
  );
});
