import { daysToClosing, isNew } from './JobMarks';

const now = '2026-11-20T12:00:00.000Z';

describe('isNew', () => {
  it.each([
    ['posted now', '2026-11-20T12:00:00.000Z', true],
    ['posted 23 hours 59 minutes ago', '2026-11-19T12:01:00.000Z', true],
    ['posted 24 hours ago', '2026-11-19T12:00:00.000Z', false],
    ['posted after the server’s time', '2026-11-20T12:00:01.000Z', false],
  ])('of a job %s', (_, postedAt, expected) => {
    expect(isNew({ postedAt, isClosed: false }, now)).toBe(expected);
  });

  it('is false for a closed job', () => {
    expect(isNew({ postedAt: now, isClosed: true }, now)).toBe(false);
  });
});

it.each([
  ['in 7 days', '2026-11-27T12:00:00.000Z', 7],
  ['in more than 7 days', '2026-11-27T12:00:00.001Z', null],
  ['in 25 hours', '2026-11-21T13:00:00.000Z', 1],
  ['in an hour', '2026-11-20T13:00:00.000Z', 0],
  ['now', now, null],
  ['never', null, null],
])('daysToClosing of a job that closes %s', (_, closesAt, expected) => {
  expect(daysToClosing({ closesAt, isClosed: false }, now)).toBe(expected);
  expect(daysToClosing({ closesAt, isClosed: true }, now)).toBeNull();
});
