import { createHash } from 'node:crypto';

/** @typedef {{ key: string, kind: string, recipient: string, state: 'waiting' | 'sending' | 'uncertain' | 'sent' | 'cancelled' | 'failed' }} MailRow */

const mailsSql = `
  select key, kind, recipient,
    case when sent_at is not null then 'sent'
         when cancelled_at is not null then 'cancelled'
         when failed_at is not null then 'failed'
         when claimed_at is null then 'waiting'
         when error is null and claimed_at > now() - interval '60 seconds' then 'sending'
         else 'uncertain' end as state
  from mails`;

/**
 * All mails of the product's outbox.
 * @param {import('pg').Client} database
 * @returns {Promise<MailRow[]>}
 */
export async function readMails(database) {
  return (await database.query(mailsSql)).rows;
}

/** The same as in `api/src/modules/mail/send-mail.task.ts`. @param {string} key */
const mailId = (key) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/**
 * Compares the product's mails with those that the mail server received.
 * @param {readonly MailRow[]} rows
 * @param {readonly import('./mail-sink.mjs').ReceivedMail[]} received
 */
export function auditMails(rows, received) {
  /** @type {Map<string, number>} */
  const copies = new Map();
  for (const { id } of received) copies.set(id, (copies.get(id) ?? 0) + 1);
  const rowIds = new Set(rows.map(({ key }) => mailId(key)));
  const inState = (/** @type {MailRow['state']} */ state) => rows.filter((mail) => mail.state === state);
  const arrived = (/** @type {MailRow} */ { key }) => copies.has(mailId(key));
  return {
    rows: rows.length,
    sent: inState('sent').length,
    received: received.length,
    byKind: countBy(rows.filter(arrived).map(({ kind }) => kind)),
    twice: [...copies.values()].filter((count) => count > 1).length,
    /** Marked as sent and not received. */
    missing: inState('sent').filter((mail) => !arrived(mail)).length,
    uncertain: inState('uncertain').length,
    uncertainButArrived: inState('uncertain').filter(arrived).length,
    waiting: inState('waiting').length + inState('sending').length,
    failed: inState('failed').length,
    /** Received without a row. */
    unexpected: [...copies.keys()].filter((id) => !rowIds.has(id)).length,
  };
}

/** @param {readonly string[]} values */
function countBy(values) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * Events that have no mail row, in values. Whether the mail arrived is checked separately.
 * @param {import('pg').Client} database
 * @param {readonly MailRow[]} rows
 * @param {Pick<import('./participants.mjs').Participants, 'members' | 'visitors'>} participants
 * @param {readonly import('./application.mjs').SentApplication[]} applications
 * @returns {Promise<string[]>}
 */
export async function eventsWithoutMail(database, rows, { members, visitors }, applications) {
  const { rows: messages } = await database.query('select id from contact_messages');
  const keys = new Set(rows.map(({ key }) => key));
  const expected = [
    ...applications.map(({ id }) => `application-received:${id}`),
    ...messages.map(({ id }) => `contact-received:${id}`),
  ];
  const linksTo = (/** @type {string} */ email) =>
    rows.filter(({ kind, recipient }) => kind === 'verify-email' && recipient === email).length;
  const signups = rows.filter(({ kind }) => kind === 'waitlist-joined').length;
  return [
    ...expected.filter((key) => !keys.has(key)),
    ...members.filter(({ email }) => linksTo(email) !== 1).map(({ email }) => `verify-email of ${email}`),
    ...(signups === visitors.length ? [] : [`${signups} mails for ${visitors.length} on the waitlist`]),
  ];
}
