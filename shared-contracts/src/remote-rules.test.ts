import fc from 'fast-check';
import { satisfies } from 'semver';
import { acceptsPlatform, isReservedPath, previousFor } from './remote-rules.ts';
import { routes, shellPages } from './routes.ts';

const part = fc.nat({ max: 4 });
const version = fc.tuple(fc.integer({ min: 1, max: 3 }), part, part).map((parts) => parts.join('.'));
const range = fc.oneof(
  version,
  version.map((wanted) => `^${wanted}`),
  fc.tuple(fc.integer({ min: 1, max: 3 }), part).map((parts) => `^${parts.join('.')}`),
);

it('accepts the same versions of platform as semver', () => {
  fc.assert(
    fc.property(range, version, (wanted, given) => {
      expect(acceptsPlatform(wanted, given)).toBe(satisfies(given, wanted));
    }),
  );
});

it.each(['>=1 <3', '1.x', '*', '', '^1', '1.4', '~1.4.2', ' 1.4.2', '^0.1', 'new'])(
  'refuses the range «%s»',
  (other) => {
    expect(acceptsPlatform(other, '1.4.2')).toBe(false);
  },
);

it.each([
  ['^1.0', '2.3.0', '1.1.0'],
  ['1.1.0', '2.0.0', '1.1.0'],
  ['^1.2', '2.0.0', null],
  ['^2.0', '2.0.0', null],
  ['^1.0', '1.1.0', null],
  ['^1.0', '3.0.0', null],
])('a remote for %s on platform %s gets the previous version %s', (wanted, given, previous) => {
  expect(previousFor(wanted, given)).toBe(previous);
});

it('reserves the pages of the shell, the paths of the server and every path below them', () => {
  const remotes = [routes.jobs, routes.job, routes.apply, routes.account, routes.alerts, '/guias', '/homes'];
  expect(remotes.filter(isReservedPath)).toEqual([]);
  const taken = [
    ...Object.keys(shellPages),
    '/home/x',
    '/kit/:id',
    '/api/x',
    '/assets',
    '/sw.js',
    '/:x',
    '/:x/y',
    '/teams',
  ];
  expect(taken.filter((path) => !isReservedPath(path))).toEqual([]);
});
