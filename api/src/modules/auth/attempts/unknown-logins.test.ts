import { UnknownLogins } from './unknown-logins.ts';

const minute = 60_000;

it('takes ten answers for a name in a quarter of an hour, in either spelling', () => {
  const logins = new UnknownLogins();
  for (let count = 0; count < 10; count += 1) expect(logins.count(count % 2 ? 'Ana' : 'ana', 0)).toBe(0);
  expect(logins.count('ana', 5 * minute)).toBe(600);
  expect(logins.count('rui', 5 * minute)).toBe(0);
  expect(logins.count('ana', 15 * minute)).toBe(0);
});

it('forgets the oldest before it grows without end', () => {
  const logins = new UnknownLogins();
  for (let count = 0; count < 10; count += 1) logins.count('ana', 0);
  for (let count = 0; count < 10_000; count += 1) logins.count(`name${count}`, 1);
  expect(logins.count('ana', 2)).toBe(0);
});
