import type {
  CanaryEvidence,
  CanaryVerdict,
  ManagedRegistry,
  ManagedRemote,
  RegistryFlip,
} from '../remotes.contract.ts';
import type { TeamGroup, TeamMetric, TeamRemote, TeamRemotes } from '../teams.contract.ts';

export const noon = Date.parse('2026-11-27T12:00:00.000Z');
export const minutesAfter = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

export const buildVerdict = (verdict: Partial<CanaryVerdict> = {}): CanaryVerdict => ({
  state: 'ready',
  reasons: [],
  views: { canary: 14_612, control: 14_590 },
  errorRate: { value: -0.0005, low: -0.0021, high: 0.0011, limit: 0.005, verdict: 'no-worse' },
  lcpP75: { value: -30, low: -90, high: 30, limit: 200, verdict: 'no-worse' },
  minimumViews: 1000,
  falseAlarmRate: 0.01,
  ...verdict,
});

export const buildRemote = (remote: Partial<ManagedRemote> = {}): ManagedRemote => ({
  id: 'mfe-jobs',
  owner: { team: 'Search team', people: ['Rui', 'Ana'] },
  status: 'stable',
  stable: '1.8.0-6b8ae20c',
  canary: null,
  off: null,
  previous: ['1.7.2-0aa1bb2c'],
  failed: [],
  problems: [],
  effects: {
    routes: ['/jobs', '/jobs/:id'],
    slots: ['shell.nav.main.v1', 'shell.home.main.v1'],
    nav: [{ slot: 'shell.nav.main.v1', to: '/jobs' }],
    viewsLastHour: 3180,
  },
  budgets: {
    entryBytes: { used: 6200, limit: 9000 },
    chunkBytes: { used: 33_800, limit: 40_000 },
    errorBudget30d: { used: 0.0041, limit: 0.01 },
  },
  ...remote,
});

/** A remote with a canary that was judged ready. */
export const buildCanary = (remote: Partial<ManagedRemote> = {}, verdict: Partial<CanaryVerdict> = {}): ManagedRemote =>
  buildRemote({
    status: 'ready',
    canary: {
      version: '1.9.0-2b8e41f0',
      percent: 10,
      segment: null,
      since: minutesAfter(-160),
      errorBudget30d: { used: 0.0004, limit: 0.01 },
      verdict: buildVerdict(verdict),
    },
    ...remote,
  });

export const evidence: CanaryEvidence = {
  ...buildVerdict({
    state: 'failed',
    reasons: ['errorRate'],
    views: { canary: 512, control: 508 },
    errorRate: { value: 0.034, low: 0.012, high: 0.056, limit: 0.005, verdict: 'worse' },
    minimumViews: 500,
  }),
  at: minutesAfter(-28.35),
};

/** A remote whose canary was taken back. */
export const buildTakenBack = (): ManagedRemote =>
  buildRemote({
    id: 'mfe-apply',
    owner: { team: 'Applications team', people: ['Rui'] },
    status: 'taken-back',
    stable: '1.5.3-6fbbd1ad',
    previous: ['1.5.2-11aa22bb'],
    failed: [
      { version: '1.6.0-81d3f60c', at: minutesAfter(-28), why: 'Error rate +3.4 points against control', evidence },
    ],
  });

export const buildOff = (): ManagedRemote =>
  buildRemote({
    id: 'mfe-guides',
    owner: null,
    status: 'off',
    stable: '0.2.1-77e0b4d9',
    off: { since: minutesAfter(-5000), by: 'Sofia', why: 'Wrong tax figures in two guides.' },
    effects: { routes: ['/guias', '/guias/:id'], slots: [], nav: [], viewsLastHour: 212 },
  });

export const buildRegistry = (remotes: readonly ManagedRemote[] = [buildRemote()]): ManagedRegistry => ({
  revision: 214,
  platform: '2.0.0',
  remotes,
});

/** A metric around a value, with a point for each of the last `count` minutes. */
export function buildMetric(value: number, count = 60): TeamMetric {
  const wave = (index: number) => value * (1 + 0.12 * Math.sin(index / 3) + 0.06 * Math.cos(index * 1.7));
  const series = Array.from({ length: count }, (_, index) => ({
    at: minutesAfter(index - count),
    value: wave(index),
    low: wave(index) * 0.6,
    high: wave(index) * 1.5,
  }));
  return { total: { value, low: value * 0.9, high: value * 1.1 }, series };
}

export const buildGroup = (group: Partial<TeamGroup> = {}): TeamGroup => ({
  group: 'stable',
  views: 3180,
  share: 1,
  errorRate: buildMetric(0.0042),
  lcpP75: buildMetric(1710),
  inpP75: buildMetric(96),
  failures: [],
  ...group,
});

export const buildMeasured = (id: string, versions: readonly [version: string, group: TeamGroup][]): TeamRemote => ({
  id,
  versions: [...new Set(versions.map(([version]) => version))].map((version) => ({
    version,
    groups: versions.flatMap(([of, group]) => (of === version ? [group] : [])),
  })),
  errors: [],
});

export const buildMeasurements = (remotes: TeamRemote[] = []): TeamRemotes => ({
  from: minutesAfter(-60),
  to: minutesAfter(0),
  pointSeconds: 60,
  remotes,
});

export const buildFlip = (flip: Partial<RegistryFlip> = {}): RegistryFlip => ({
  at: minutesAfter(-160),
  remote: 'mfe-jobs',
  action: 'canary',
  from: '1.8.0-6b8ae20c',
  to: '1.9.0-2b8e41f0',
  by: 'Ana',
  why: 'Pay filter by month or year',
  revision: 212,
  share: { percent: 10, segment: null },
  evidence: null,
  ...flip,
});

/** The flips of the canary that was taken back, newest first. */
export const takenBackFlips: readonly RegistryFlip[] = [
  buildFlip({
    at: minutesAfter(-28),
    remote: 'mfe-apply',
    action: 'abort',
    from: '1.6.0-81d3f60c',
    to: '1.5.3-6fbbd1ad',
    by: 'platform',
    why: 'Error rate +3.4 points against control',
    revision: 214,
    share: null,
    evidence,
  }),
  buildFlip({
    at: minutesAfter(-55),
    remote: 'mfe-apply',
    from: '1.5.3-6fbbd1ad',
    to: '1.6.0-81d3f60c',
    by: 'Rui',
    why: 'Interview times in the form',
    revision: 213,
  }),
];
