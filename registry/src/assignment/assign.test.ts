import type { ResolvedRemote } from 'shared-contracts';
import { buildRemote } from '../testing/site-folder.ts';
import { assignVersions, bucketOf, groupOf, type ActiveCanary, type Visitor } from './assign.ts';

const secret = 'a secret of this test';
const since = '2026-11-27T00:00:00.000Z';
const anyone: Visitor = {
  session: null,
  address: '192.0.2.1',
  userAgent: 'Firefox',
  signedIn: false,
  role: null,
  language: 'pt',
};
const visitors = Array.from({ length: 4000 }, (_, index): Visitor => ({ ...anyone, address: `2001.db8.${index}` }));
const remotes: ResolvedRemote[] = [
  { ...buildRemote('mfe-a', '1.0.0'), why: 'stable' },
  { ...buildRemote('mfe-b', '1.0.0'), why: 'last-good' },
];

function canaryOf(id: string, given: Partial<ActiveCanary> = {}): ActiveCanary {
  return { id, remote: buildRemote(id, '2.0.0'), percent: 10, segment: null, since, ...given };
}

const groupsFor = (canaries: readonly ActiveCanary[], visitor: Visitor) =>
  assignVersions({ remotes, canaries }, visitor, secret).map(({ version, why }) => `${version} ${why}`);

it('gives a canary to its share, the stable version to a control group of the same size, and stable to the others', () => {
  const counts = new Map<string, number>();
  for (const visitor of visitors) {
    const [group = '', other] = groupsFor([canaryOf('mfe-a')], visitor);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    expect(other).toBe('1.0.0 last-good');
  }
  // 400 ± 5 standard deviations of a binomial distribution; the hash is deterministic.
  for (const group of ['2.0.0 canary', '1.0.0 control']) expect(Math.abs(counts.get(group)! - 400)).toBeLessThan(95);
  expect([...counts.keys()].toSorted()).toEqual(['1.0.0 control', '1.0.0 stable', '2.0.0 canary']);
});

it.each([
  [10, 999, 'canary'],
  [10, 1000, 'control'],
  [10, 1999, 'control'],
  [10, 2000, 'stable'],
  [0.05, 4, 'canary'],
  [0.05, 5, 'control'],
  [0.05, 10, 'stable'],
  [50, 5000, 'control'],
  [80, 7999, 'canary'],
  [80, 9999, 'control'],
  [100, 9999, 'canary'],
])('with a share of %s percent, bucket %i is in the group %s', (percent, bucket, group) => {
  expect(groupOf(bucket, percent)).toBe(group);
});

it('is stable for a visitor, and independent of other canaries', () => {
  const bucket = (visitor: Visitor, canary: Partial<ActiveCanary> = {}) =>
    bucketOf(visitor, canaryOf('mfe-a', canary), secret);
  expect(bucket(anyone)).toBe(bucket({ ...anyone, language: 'en' }));
  const session: Visitor = { ...anyone, session: 's1' };
  expect(bucket(session)).toBe(bucket({ ...session, address: '192.0.2.99', userAgent: 'Chrome' }));
  expect(bucketOf(anyone, canaryOf('mfe-a'), 'other')).not.toBe(bucket(anyone));
  const both = (other: Partial<ActiveCanary>) =>
    visitors.filter((visitor) => bucket(visitor) < 5000 && bucket(visitor, other) < 5000).length;
  // Half of the half that has the first canary: 1000 ± 5 standard deviations.
  for (const other of [{ id: 'mfe-b' }, { since: '2026-11-28T00:00:00.000Z' }]) {
    expect(Math.abs(both(other) - 1000)).toBeLessThan(140);
  }
});

it('tells the bucket and the share of compared visitors only', () => {
  const assigned = (canary: ActiveCanary) => assignVersions({ remotes, canaries: [canary] }, anyone, secret)[0];
  const bucket = bucketOf(anyone, canaryOf('mfe-a'), secret);
  expect(assigned(canaryOf('mfe-a', { percent: 100 }))).toMatchObject({
    why: 'canary',
    assigned: { bucket, percent: 100, since: canaryOf('mfe-a', { percent: 100 }).since },
  });
  expect(assigned(canaryOf('mfe-a', { percent: 0.01 }))).toEqual(remotes[0]);
});

it.each([
  ['staff', { role: 'admin' }, { role: 'user' }],
  ['signed-in', { signedIn: true }, { signedIn: false }],
  ['pt', { language: 'pt' }, { language: 'en' }],
  ['en', { language: 'en' }, { language: 'pt' }],
] as const)('limits a canary to the segment %s, its control group included', (segment, member, other) => {
  const whole = canaryOf('mfe-a', { percent: 50, segment });
  const groups = (given: Partial<Visitor>) =>
    new Set(visitors.slice(0, 100).map((visitor) => groupsFor([whole], { ...visitor, ...given })[0]));
  expect(groups(member)).toEqual(new Set(['2.0.0 canary', '1.0.0 control']));
  expect(groups(other)).toEqual(new Set(['1.0.0 stable']));
});
