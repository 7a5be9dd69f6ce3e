import type {
  CanaryDifference,
  CanaryEvidence,
  flipRemote,
  getRemote,
  listRegistryFlips,
  listRemoteFlips,
  listRemotes,
  ManagedRemote,
  RegistryFlip,
  uploadRemoteVersion,
} from 'shared-contracts';
import type { ExampleOf } from '../../http/index.ts';

const since = '2026-11-27T14:24:00.000Z';
const [stable, canary, failed] = ['1.4.0-8a41c0de', '1.5.0-17be02aa', '1.4.1-90cd55e1'];

const errorRate: CanaryDifference = { value: -0.0004, low: -0.0031, high: 0.0022, limit: 0.005, verdict: 'no-worse' };
const lcpP75: CanaryDifference = { value: 35, low: -90, high: 160, limit: 200, verdict: 'no-worse' };
const judged = { errorRate, lcpP75, minimumViews: 500, falseAlarmRate: 0.01 };

const evidence: CanaryEvidence = {
  at: '2026-11-26T10:02:05.120Z',
  state: 'failed',
  reasons: ['errorRate'],
  views: { canary: 84, control: 91 },
  ...judged,
  errorRate: { value: 0.214, low: 0.09, high: 0.35, limit: 0.005, verdict: 'worse' },
};

const why = 'The canary failed: 21.4 points more views with errors';

const remote: ManagedRemote = {
  id: 'mfe-jobs',
  owner: { team: 'Pesquisa', people: ['pesquisa@example.com'] },
  status: 'ready',
  stable,
  canary: {
    version: canary,
    percent: 10,
    segment: null,
    since,
    errorBudget30d: { used: 0.0008, limit: 0.01 },
    verdict: { state: 'ready', reasons: [], views: { canary: 10_412, control: 10_387 }, ...judged },
  },
  off: null,
  previous: ['1.3.0-55e1aa02'],
  failed: [{ version: failed, at: '2026-11-26T10:02:05.300Z', why, evidence }],
  problems: [],
  effects: {
    routes: ['/jobs', '/jobs/:id'],
    slots: ['shell.nav.main.v1'],
    nav: [{ slot: 'shell.nav.main.v1', to: '/jobs' }],
    viewsLastHour: 4120,
  },
  budgets: {
    entryBytes: { used: 8900, limit: 9000 },
    chunkBytes: { used: 39_800, limit: 40_000 },
    errorBudget30d: { used: 0.0012, limit: 0.01 },
  },
};

export const registryExample: ExampleOf<typeof listRemotes> = {
  answer: { revision: 42, platform: '2.0.0', remotes: [remote] },
};

const flips: RegistryFlip[] = [
  {
    at: since,
    remote: 'mfe-jobs',
    action: 'canary',
    from: stable,
    to: canary,
    by: 'ci',
    why: 'Pull request 128',
    revision: 42,
    share: { percent: 10, segment: null },
    evidence: null,
  },
  {
    at: '2026-11-26T10:02:05.300Z',
    remote: 'mfe-jobs',
    action: 'abort',
    from: failed,
    to: stable,
    by: 'platform',
    why,
    revision: 41,
    share: null,
    evidence,
  },
];

export const logExample: ExampleOf<typeof listRegistryFlips> = {
  variables: { remote: 'mfe-jobs' },
  answer: { flips, next: 40 },
};

export const uploadExample: ExampleOf<typeof uploadRemoteVersion> = {
  variables: { id: 'mfe-jobs', pullRequest: '128' },
  body: null,
  answer: {
    version: canary,
    isNew: true,
    checks: ['14 scripts match their hashes', 'no copy of a library that the shell shares'],
    previewUrl: 'https://example.com/preview/WyJtZmUtam9icyJd.c2lnbmF0dXJl',
  },
};

export const remoteExample: ExampleOf<typeof getRemote> = {
  variables: { id: 'mfe-jobs' },
  answer: { revision: 42, remote },
};

export const remoteLogExample: ExampleOf<typeof listRemoteFlips> = {
  variables: { id: 'mfe-jobs' },
  answer: { flips, next: null },
};

export const flipExample: ExampleOf<typeof flipRemote> = {
  variables: { id: 'mfe-jobs' },
  body: { action: 'canary', version: canary, percent: 10, segment: null, why: 'Pull request 128', revision: 41 },
  answer: { revision: 42, remote },
};
