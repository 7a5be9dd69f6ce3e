import fc from 'fast-check';
import semver from 'semver';
import { satisfy } from './slim-semver.js';

const number = fc.integer({ min: 1, max: 12 });
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
const range = fc.oneof(
  version,
  version.map((one) => `^${one}`),
  version.map((one) => `<=${one}`),
  fc.tuple(number, number).map((parts) => `^${parts.join('.')}`),
);

it('the reduced ranges accept the same versions as semver', () => {
  fc.assert(
    fc.property(version, range, (one, wanted) => {
      expect([one, wanted, satisfy(one, wanted)]).toEqual([one, wanted, semver.satisfies(one, wanted)]);
    }),
    { numRuns: 500 },
  );
});
