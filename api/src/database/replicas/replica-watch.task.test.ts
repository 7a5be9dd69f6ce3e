import { PrimaryHistory } from './replica-watch.task.ts';

const history = (...samples: [lsn: bigint, at: number][]) => {
  const primary = new PrimaryHistory();
  for (const [lsn, at] of samples) primary.add(lsn, at);
  return primary;
};

it('measures how long, and by how much, the primary has been ahead', () => {
  const primary = history([100n, 0], [100n, 500], [200n, 1_000], [250n, 1_500]);
  expect(primary.lagOf(250n, 1_600)).toEqual({ seconds: 0, bytes: 0 });
  expect(primary.lagOf(210n, 1_600)).toEqual({ seconds: 0.1, bytes: 40 });
  expect(primary.lagOf(199n, 1_600)).toEqual({ seconds: 0.6, bytes: 51 });
});

it.each([
  [
    'the newest position that is older than a second',
    [
      [100n, 0],
      [200n, 1_000],
      [300n, 1_500],
    ],
    2_100,
    200n,
  ],
  [
    'the first one within the first second',
    [
      [100n, 0],
      [200n, 500],
    ],
    700,
    100n,
  ],
  [
    'an unchanged one after a long time',
    [
      [100n, 0],
      [100n, 200_000],
    ],
    200_100,
    100n,
  ],
  [
    'the previous one after a long time without changes',
    [
      [100n, 0],
      [100n, 200_000],
      [200n, 200_500],
    ],
    200_600,
    100n,
  ],
  ['nothing without a response of the primary', [], 0, 0n],
  [
    'nothing while the primary does not respond',
    [
      [100n, 0],
      [200n, 1_000],
    ],
    3_001,
    0n,
  ],
  [
    'the first one of another primary after a failover that lost positions',
    [
      [900n, 0],
      [800n, 1_500],
    ],
    1_600,
    800n,
  ],
] as [string, [bigint, number][], number, bigint][])('replicas need %s', (_name, samples, now, needed) => {
  expect(history(...samples).neededAt(now)).toBe(needed);
});
