import { chaosFindings } from './findings.mjs';

/** @typedef {import('./chaos-run.mjs').ChaosResult} ChaosResult */

const fault = (/** @type {number} */ times) => ({ times, medianMs: 900, maxDurationMs: 1200 });

/** @type {ChaosResult} */
const clean = {
  writes: 20,
  acknowledged: { application: 4 },
  calls: 30,
  participants: 4,
  withoutLink: 0,
  unanswered: [],
  faultTimes: { api: fault(1), worker: fault(1), sandbox: fault(1), postgres: fault(1), 'postgres restart': fault(0) },
  notRecovered: [],
  exits: [],
  lost: [],
  eventsWithoutMail: [],
  applications: { acknowledged: 4, withdrawn: 1, withdrawnUnsent: 1, arrived: 3, lost: 0, twice: 0, unexpected: 0 },
  mails: {
    rows: 9,
    sent: 8,
    received: 9,
    byKind: { test: 8 },
    twice: 0,
    missing: 0,
    uncertain: 1,
    uncertainButArrived: 1,
    waiting: 0,
    failed: 0,
    unexpected: 0,
  },
  faultSeconds: 1,
  settleSeconds: 1,
};

it('reports no findings when a kill left one mail uncertain', () => {
  expect(chaosFindings(clean)).toEqual([]);
});

it('reports more uncertain mails than the kills of worker and database explain', () => {
  expect(chaosFindings({ ...clean, mails: { ...clean.mails, uncertain: 8 } })).toEqual([]);
  expect(chaosFindings({ ...clean, mails: { ...clean.mails, uncertain: 9 } })).toEqual([
    '1 uncertain mails beyond the number of faults',
  ]);
});

it('reports a run without mails and applications', () => {
  const { applications, mails } = clean;
  const found = chaosFindings({
    ...clean,
    applications: { ...applications, arrived: 0 },
    mails: { ...mails, sent: 0 },
  });
  expect(found).toEqual(['no mail was sent', 'no application arrived']);
});

it.each(/** @type {const} */ (['lost', 'twice', 'unexpected']))('reports an application counted as %s', (what) => {
  expect(chaosFindings({ ...clean, applications: { ...clean.applications, [what]: 1 } })).toHaveLength(1);
});

it.each(/** @type {const} */ (['twice', 'missing', 'waiting', 'failed', 'unexpected']))(
  'reports a mail counted as %s',
  (what) => {
    expect(chaosFindings({ ...clean, mails: { ...clean.mails, [what]: 1 } })).toHaveLength(1);
  },
);
