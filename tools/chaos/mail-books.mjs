import { createHash } from 'node:crypto';

/** @typedef {{ key: string, kind: string, recipient: string, state: 'waiting' | 'leaving' | 'uncertain' | 'sent' | 'cancelled' | 'failed' }} OrderedMail */

const orders = `
  select key, kind, recipient,
    case when sent_at is not null then 'sent'
         when cancelled_at is not null then 'cancelled'
         when failed_at is not null then 'failed'
         when claimed_at is null then 'waiting'
         when error is null and claimed_at > now() - interval '60 seconds' then 'leaving'
         else 'uncertain' end as state
  from mails`;

/**
 * Every mail that the product knows of.
 * @param {import('pg').Client} database
 * @returns {Promise<OrderedMail[]>}
 */
export async function orderedMails(database) {
  return (await database.query(orders)).rows;
}

/** As `api/src/modules/mail/mail-id.ts`. @param {string} key */
const mailId = (key) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/**
 * Holds what the product says of its mails against what came.
 * @param {readonly OrderedMail[]} ordered
 * @param {readonly import('./mail-sink.mjs').TakenMail[]} taken
 */
export function compareMails(ordered, taken) {
  /** @type {Map<string, number>} */
  const copies = new Map();
  for (const { id } of taken) copies.set(id, (copies.get(id) ?? 0) + 1);
  const known = new Set(ordered.map(({ key }) => mailId(key)));
  const inState = (/** @type {OrderedMail['state']} */ state) => ordered.filter((mail) => mail.state === state);
  const arrived = (/** @type {OrderedMail} */ { key }) => copies.has(mailId(key));
  return {
    ordered: ordered.length,
    sent: inState('sent').length,
    taken: taken.length,
    byKind: countBy(ordered.filter(arrived).map(({ kind }) => kind)),
    twice: [...copies.values()].filter((count) => count > 1).length,
    /** Said to be sent, and never came. */
    missing: inState('sent').filter((mail) => !arrived(mail)).length,
    uncertain: inState('uncertain').length,
    uncertainThatCame: inState('uncertain').filter(arrived).length,
    waiting: inState('waiting').length + inState('leaving').length,
    failed: inState('failed').length,
    /** Came, and nobody ordered it. */
    strange: [...copies.keys()].filter((id) => !known.has(id)).length,
  };
}

/** @param {readonly string[]} words */
function countBy(words) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
