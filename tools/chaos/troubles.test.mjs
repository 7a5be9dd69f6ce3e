import { troubles } from './troubles.mjs';

/** @typedef {import('./storm.mjs').StormResult} StormResult */

const struck = (/** @type {number} */ times) => ({ times, medianMs: 900, longestMs: 1200 });

/** @type {StormResult} */
const quiet = {
  writes: 20,
  acknowledged: { application: 4 },
  calls: 30,
  people: 4,
  withoutLink: 0,
  unanswered: [],
  blown: { api: struck(1), worker: struck(1), sandbox: struck(1), postgres: struck(1), 'postgres restart': struck(0) },
  neverBack: [],
  gaveUp: [],
  lost: [],
  eventsWithoutMail: [],
  applications: { acknowledged: 4, withdrawn: 1, withdrawnUnsent: 1, arrived: 3, lost: 0, twice: 0, strange: 0 },
  mails: {
    ordered: 9,
    sent: 8,
    taken: 9,
    byKind: { test: 8 },
    twice: 0,
    missing: 0,
    uncertain: 1,
    uncertainThatCame: 1,
    waiting: 0,
    failed: 0,
    strange: 0,
  },
  stormSeconds: 1,
  seconds: 2,
};

it('says nothing where all was kept, and a kill left a mail uncertain', () => {
  expect(troubles(quiet)).toEqual([]);
});

it('tells more uncertain mails than the kills of worker and database explain', () => {
  expect(troubles({ ...quiet, mails: { ...quiet.mails, uncertain: 8 } })).toEqual([]);
  expect(troubles({ ...quiet, mails: { ...quiet.mails, uncertain: 9 } })).toEqual([
    '1 mails uncertain beyond what was struck',
  ]);
});

it('tells a run in which nothing happened', () => {
  const { applications, mails } = quiet;
  const found = troubles({ ...quiet, applications: { ...applications, arrived: 0 }, mails: { ...mails, sent: 0 } });
  expect(found).toEqual(['no mail was sent', 'no application arrived']);
});

it.each(/** @type {const} */ (['lost', 'twice', 'strange']))('tells an application %s', (what) => {
  expect(troubles({ ...quiet, applications: { ...quiet.applications, [what]: 1 } })).toHaveLength(1);
});

it.each(/** @type {const} */ (['twice', 'missing', 'waiting', 'failed', 'strange']))('tells a mail %s', (what) => {
  expect(troubles({ ...quiet, mails: { ...quiet.mails, [what]: 1 } })).toHaveLength(1);
});
