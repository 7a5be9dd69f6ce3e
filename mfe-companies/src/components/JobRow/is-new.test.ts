import { isNew } from './is-new';

const now = '2026-11-20T12:00:00.000Z';

it.each([
  ['posted this moment', '2026-11-20T12:00:00.000Z', true],
  ['posted 23 hours 59 minutes ago', '2026-11-19T12:01:00.000Z', true],
  ['posted 24 hours ago', '2026-11-19T12:00:00.000Z', false],
  ['posted after the server answered', '2026-11-20T12:00:01.000Z', false],
])('a job %s', (_, postedAt, expected) => {
  expect(isNew({ postedAt }, now)).toBe(expected);
});
