import { problemsOf } from './report.mjs';

const checked = {
  acknowledged: 20,
  missing: 4,
  lostSeconds: 30,
  missingBeforeTarget: 0,
  changedCopies: false,
  notErased: [],
  notWithdrawn: [],
  mailsTwice: [],
  arrivedTwice: [],
  versionReused: false,
  filesMissing: [],
  restoreSeconds: 1,
  replaySeconds: 1,
  settleSeconds: 1,
  startSeconds: 1,
  answerSeconds: 4,
  differing: [],
  report: '',
};
const latest = { ...checked, walBytes: 1 };
const past = { ...checked, target: '2026-11-28 10:00:00+00' };

it('accepts writes that were not archived yet, and the loss of what is after the target', () => {
  expect(problemsOf({ latest, past })).toEqual([]);
});

it.each([
  ['no application was acknowledged', { past: { ...past, acknowledged: 0 } }],
  ['writes of 90.0 s are lost', { latest: { ...latest, lostSeconds: 90 } }],
  ['the target was not tested', { past: { ...past, missing: 0 } }],
  ['to a time: tables differ', { past: { ...past, differing: ['users'] } }],
  ['1 applications of before the target', { past: { ...past, missingBeforeTarget: 1 } }],
  ['latest: generated jobs or applications differ', { latest: { ...latest, changedCopies: true } }],
  ['data of erased accounts (1): users: ana', { latest: { ...latest, notErased: ['users: ana'] } }],
  ['applications that were withdrawn exist', { past: { ...past, notWithdrawn: ['a'] } }],
  ['mails were sent twice', { latest: { ...latest, mailsTwice: ['a'] } }],
  ['applications arrived twice', { latest: { ...latest, arrivedTwice: ['a'] } }],
  ['the data version is not above', { past: { ...past, versionReused: true } }],
  ['files are missing', { past: { ...past, filesMissing: ['files a'] } }],
])('reports that %s', (text, change) => {
  const problems = problemsOf({ latest, past, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.toLowerCase()).toContain(text.toLowerCase());
});
