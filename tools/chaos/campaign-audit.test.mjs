import { campaignFindings, auditCampaign } from './campaign-audit.mjs';

const eligible = new Set(['ana@example.com', 'rui@example.com']);
const row = (/** @type {string} */ id, /** @type {string} */ email, state = 'sent') => ({ id, email, state });
const recipients = [row('1', 'ana@example.com'), row('2', 'rui@example.com'), row('3', 'eva@example.com', 'skipped')];
const none = { pending: 0, sending: 0, failed: 0, uncertain: 0, suppressed: 0, canceled: 0 };
const counts = { ...none, audience: 3, sent: 2, skipped: 1 };
const mail = (/** @type {string} */ id, /** @type {string} */ recipient) => ({ id, recipient, content: '' });
const received = [mail('1', 'ana@example.com'), mail('2', 'rui@example.com')];
const rest = { status: /** @type {const} */ ('sent'), campaigns: 1, notRecovered: [], exits: [] };
const found = (/** @type {Partial<Parameters<typeof auditCampaign>[0]>} */ change) =>
  campaignFindings({ ...rest, audit: auditCampaign({ eligible, recipients, counts, received, ...change }) });

it('reports no findings when every recipient was mailed once', () => {
  expect(found({})).toEqual([]);
});

it.each([
  ['a recipient was not mailed', { received: received.slice(1) }, '1 recipients without a mail'],
  ['a recipient was mailed twice', { received: [...received, ...received.slice(1)] }, '2 recipients mailed twice'],
  [
    'a skipped recipient was mailed',
    { received: [...received, mail('3', 'eva@example.com')] },
    '1 mails to addresses outside the audience',
  ],
  [
    'a received mail is not marked as sent',
    { recipients: [row('1', 'ana@example.com', 'skipped'), ...recipients.slice(1)] },
    '1 rows whose state differs from the mail server',
  ],
  [
    'a result is unknown',
    { recipients: [row('1', 'ana@example.com', 'uncertain'), ...recipients.slice(1)] },
    '1 rows with an unknown or failed result',
  ],
  ['the API reports a wrong count', { counts: { ...counts, sent: 1 } }, 'the API counts sent wrongly'],
])('reports when %s', (_, change, words) => {
  expect(found(change)).toContain(words);
});

it('reports a campaign that is not finished or exists twice', () => {
  const audit = auditCampaign({ eligible, recipients, counts, received });
  expect(campaignFindings({ ...rest, audit, status: 'sending', campaigns: 2 })).toEqual([
    'the campaign ended as sending',
    '1 duplicate campaigns',
  ]);
});
