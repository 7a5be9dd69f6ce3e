import { auditFindings, compareMessages, compareStatuses } from './audit.mjs';

describe('statuses', () => {
  const expected = new Map([
    ['1', 'reviewing'],
    ['2', 'reviewing'],
  ]);
  const both = [...expected].map(([id, status]) => ({ id, status }));
  const mails = ['application-status:1:reviewing:t', 'application-status:2:reviewing:t'];

  it('finds nothing if every change was stored and mailed once', () => {
    expect(compareStatuses(expected, both, mails)).toEqual({ acknowledged: 2, lost: [], twice: [] });
  });

  it('finds a change that the database does not have', () => {
    const [one] = both;
    const changed = [...(one === undefined ? [] : [one]), { id: '2', status: 'received' }];
    expect(compareStatuses(expected, changed, mails).lost).toEqual(['2: received']);
  });

  it('finds a change that was mailed twice, with different times', () => {
    expect(compareStatuses(expected, both, [...mails, 'application-status:2:reviewing:later']).twice).toEqual([
      '2:reviewing',
    ]);
  });
});

it('finds lost and duplicate messages', () => {
  expect(compareMessages(['a', 'b'], ['a', 'b', 'rejected but stored'])).toEqual({
    acknowledged: 2,
    lost: 0,
    twice: 0,
  });
  expect(compareMessages(['a', 'b'], ['a', 'a'])).toEqual({ acknowledged: 2, lost: 1, twice: 1 });
});

const mails = {
  sent: 2,
  twice: 0,
  missing: 0,
  waiting: 0,
  failed: 0,
  unexpected: 0,
  uncertain: 1,
  uncertainButArrived: 1,
};
const clean = /** @type {import('./audit.mjs').Audit} */ (
  /** @type {unknown} */ ({
    lost: [],
    unanswered: [],
    withoutLink: 0,
    eventsWithoutMail: [],
    applications: { acknowledged: 3, lost: 0, twice: 0, unexpected: 0 },
    mails,
    statuses: { acknowledged: 1, lost: [], twice: [] },
    messages: { acknowledged: 4, lost: 0, twice: 0 },
  })
);

it('reports no findings for a complete audit', () => {
  expect(auditFindings(clean)).toEqual([]);
});

it.each([
  ['an application is lost', { applications: { ...clean.applications, lost: 1 } }, '1 applications lost'],
  ['a mail arrived twice', { mails: { ...clean.mails, twice: 1 } }, '1 mails sent twice'],
  [
    'an uncertain mail did not arrive',
    { mails: { ...clean.mails, uncertain: 2 } },
    '1 uncertain mails that did not arrive',
  ],
  ['a message is lost', { messages: { ...clean.messages, lost: 2 } }, '2 messages lost'],
  ['a status is lost', { statuses: { acknowledged: 1, lost: ['1: sent'], twice: [] } }, '1 status changes lost'],
  ['nothing was sent', { mails: { ...clean.mails, sent: 0 } }, 'nothing was acknowledged'],
])('reports when %s', (_, change, words) => {
  expect(auditFindings({ ...clean, ...change })).toEqual([words]);
});
