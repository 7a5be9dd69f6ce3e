import fc from 'fast-check';
import { satisfies } from 'semver';
import { acceptsPlatform } from './platform-range';

const part = fc.nat({ max: 4 });
const major = fc.integer({ min: 1, max: 3 });
const version = fc.tuple(major, part, part).map((parts) => parts.join('.'));
const range = fc.tuple(fc.constantFrom('', '^'), version).map(([caret, wanted]) => caret + wanted);

it('agrees with semver on the ranges that remotes write', () => {
  fc.assert(
    fc.property(range, version, (wanted, given) => {
      expect(acceptsPlatform(wanted, given)).toBe(satisfies(given, wanted));
    }),
  );
});

it('reads a range of two parts', () => {
  expect(acceptsPlatform('^1.0', '1.4.2')).toBe(true);
  expect(acceptsPlatform('^1.5', '1.4.2')).toBe(false);
});

it('leaves every other range to the server, which has checked it', () => {
  expect(acceptsPlatform('>=1 <3', '1.0.0')).toBe(true);
});
