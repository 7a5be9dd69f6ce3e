import { campaignTroubles, compareCampaign } from './campaign-books.mjs';

const eligible = new Set(['ana@example.com', 'rui@example.com']);
const booked = (/** @type {string} */ id, /** @type {string} */ email, state = 'sent') => ({ id, email, state });
const recipients = [
  booked('1', 'ana@example.com'),
  booked('2', 'rui@example.com'),
  booked('3', 'eva@example.com', 'skipped'),
];
const none = { pending: 0, sending: 0, failed: 0, uncertain: 0, suppressed: 0, canceled: 0 };
const counts = { ...none, audience: 3, sent: 2, skipped: 1 };
const came = (/** @type {string} */ id, /** @type {string} */ recipient) => ({ id, recipient, content: '' });
const taken = [came('1', 'ana@example.com'), came('2', 'rui@example.com')];
const rest = { status: /** @type {const} */ ('sent'), campaigns: 1, neverBack: [], gaveUp: [] };
const found = (/** @type {Partial<Parameters<typeof compareCampaign>[0]>} */ change) =>
  campaignTroubles({ ...rest, books: compareCampaign({ eligible, recipients, counts, taken, ...change }) });

it('finds nothing where everybody was mailed once', () => {
  expect(found({})).toEqual([]);
});

it.each([
  ['somebody was left out', { taken: taken.slice(1) }, '1 people who were not mailed'],
  ['somebody was mailed twice', { taken: [...taken, ...taken.slice(1)] }, '2 people who were mailed twice'],
  [
    'somebody else was mailed',
    { taken: [...taken, came('3', 'eva@example.com')] },
    '1 people who should not have been mailed',
  ],
  [
    'a mail that left is not booked',
    { recipients: [booked('1', 'ana@example.com', 'skipped'), ...recipients.slice(1)] },
    '1 rows that say something else than the mail server',
  ],
  [
    'an end is not known',
    { recipients: [booked('1', 'ana@example.com', 'uncertain'), ...recipients.slice(1)] },
    '1 rows that nobody knows the end of',
  ],
  ['the API counts wrongly', { counts: { ...counts, sent: 1 } }, 'the API counts sent wrongly'],
])('tells when %s', (_, change, words) => {
  expect(found(change)).toContain(words);
});

it('tells of a campaign that did not end, or that there is twice', () => {
  const books = compareCampaign({ eligible, recipients, counts, taken });
  expect(campaignTroubles({ ...rest, books, status: 'sending', campaigns: 2 })).toEqual([
    'the campaign ended as sending',
    '1 campaigns too many',
  ]);
});
