import { isExpired } from './alert-request.policy.ts';

const requestedAt = new Date('2026-11-01T12:00:00Z');

it.each([
  ['2026-11-08T12:00:00Z', false],
  ['2026-11-08T12:00:01Z', true],
])('at %s, a request from 2026-11-01T12:00:00Z is expired: %s', (now, expected) => {
  expect(isExpired({ requestedAt }, new Date(now))).toBe(expected);
});
