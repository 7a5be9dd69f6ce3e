import { toIsoTime } from './iso-time.ts';

it.each([
  ['2026-11-05T09:12:00Z', '2026-11-05T09:12:00.000Z'],
  ['2026-11-05T09:12:00+01:00', '2026-11-05T08:12:00.000Z'],
  ['2026-11-05T09:12', '2026-11-05T09:12:00.000Z'],
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
])('reads %s', (given, expected) => {
  expect(toIsoTime(given)).toBe(expected);
});

it.each([
  '',
  'ontem',
  '2026',
  '05/11/2026',
  '1989-12-31',
  '2200-01-01',
  '+275760-09-13T00:00:00Z',
  '2026-13-01',
  7,
  null,
])('does not read %j', (given) => {
  expect(toIsoTime(given)).toBeNull();
});
