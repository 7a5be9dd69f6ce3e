import { isNew } from './JobMarks';

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
