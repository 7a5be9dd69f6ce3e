import pg from 'pg';
import { auditParticipants } from '../chaos/participants.mjs';
import { waitUntil } from '../services/wait.mjs';

/** @typedef {import('./load.mjs').Load} Load */

/**
 * Compares everything that was acknowledged with the database, the HR backend and the mail server.
 * @param {{ load: Load, sandbox: string, sink: import('../chaos/mail-sink.mjs').MailSink, database: string }} world
 */
export async function auditAcknowledged({ load, sandbox, sink, database: url }) {
  const { participants, acknowledged } = load;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const statuses = await settledStatuses(client, acknowledged.statuses);
    const audit = await auditParticipants({ urls: { sandbox, database: url }, sink }, participants);
    const { rows } = await client.query('select message from contact_messages');
    const messages = compareMessages(
      acknowledged.messages,
      rows.map(({ message }) => message),
    );
    return { ...audit, statuses, messages };
  } finally {
    await client.end();
  }
}

/** @typedef {Awaited<ReturnType<typeof auditAcknowledged>>} Audit */

const settleMs = 60_000;

/**
 * @param {pg.Client} client
 * @param {ReadonlyMap<string, string>} expected
 */
async function settledStatuses(client, expected) {
  const read = async () => {
    const { rows: applications } = await client.query(
      'select id, status from applications where id = any($1) and withdrawn_at is null',
      [[...expected.keys()]],
    );
    const { rows: mails } = await client.query(`select key from mails where kind = 'application-status-changed'`);
    return compareStatuses(
      expected,
      applications,
      mails.map(({ key }) => key),
    );
  };
  const settled = waitUntil('statuses', async () => ((await read()).lost.length === 0 ? true : null), {
    withinMs: settleMs,
  });
  await settled.catch(() => {});
  return read();
}

/**
 * Status changes that the database does not have, and those that were mailed more than once.
 * @param {ReadonlyMap<string, string>} expected By application.
 * @param {readonly { id: string, status: string }[]} applications Those of `expected` that were not withdrawn.
 * @param {readonly string[]} mailKeys `application-status:<id>:<status>:<time>`
 */
export function compareStatuses(expected, applications, mailKeys) {
  const changes = mailKeys.map((key) => key.split(':').slice(1, 3).join(':'));
  return {
    acknowledged: expected.size,
    lost: applications.flatMap(({ id, status }) => (status === expected.get(id) ? [] : [`${id}: ${status}`])),
    twice: changes.filter((change, index) => changes.indexOf(change) !== index),
  };
}

/**
 * @param {readonly string[]} acknowledged
 * @param {readonly string[]} stored
 */
export function compareMessages(acknowledged, stored) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const message of stored) times.set(message, (times.get(message) ?? 0) + 1);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((message) => !times.has(message)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
  };
}

/**
 * What was lost or duplicated, in words.
 * @param {Audit} audit
 * @returns {string[]}
 */
export function auditFindings({
  lost,
  unanswered,
  withoutLink,
  eventsWithoutMail,
  applications,
  mails,
  statuses,
  messages,
}) {
  const counts = {
    'applications lost': applications.lost,
    'applications that arrived twice': applications.twice,
    'applications that differ from what was sent': applications.unexpected,
    'mails sent twice': mails.twice,
    'mails marked as sent that did not arrive': mails.missing,
    'mails still waiting': mails.waiting,
    'failed mails': mails.failed,
    'mails without a row': mails.unexpected,
    'uncertain mails that did not arrive': mails.uncertain - mails.uncertainButArrived,
    'members without a link': withoutLink,
    'messages lost': messages.lost,
    'messages stored twice': messages.twice,
    'status changes lost': statuses.lost.length,
    'status changes mailed twice': statuses.twice.length,
  };
  return [
    ...(applications.acknowledged === 0 || messages.acknowledged === 0 || mails.sent === 0
      ? ['nothing was acknowledged']
      : []),
    ...(statuses.acknowledged === 0 ? ['no status was changed'] : []),
    ...lost.map((what) => `lost: ${what}`),
    ...unanswered.map((what) => `never acknowledged: ${what}`),
    ...eventsWithoutMail.map((what) => `without a mail: ${what}`),
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
