import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./application.mjs').SentApplication} SentApplication */
/** @typedef {{ applicationId: string, resume: { sha256: string }, answers: { answer: string }[], withdrawnAt: string | null }} Received */

/** @type {ReadonlySet<string>} */
const none = new Set();

/**
 * Applications that were taken back before anybody began to send them: these never arrive. One that is missing at the HR
 * backend and is not among them was lost, whatever its owner did with it.
 * @param {import('pg').Client} database
 * @returns {Promise<ReadonlySet<string>>} Ids.
 */
export async function neverSent(database) {
  const sql = 'select id from applications where withdrawn_at is not null and first_attempt_at is null';
  const { rows } = await database.query(sql);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the HR backend knows of an application what it should: with its answers, or that it was taken back.
 * @param {SentApplication} sent
 * @param {readonly Received[]} received
 * @param {ReadonlySet<string>} unsent As `neverSent` answers.
 */
export function isDelivered({ id, answers, isWithdrawn }, received, unsent = none) {
  const found = received.find(({ applicationId }) => applicationId === id);
  if (!isWithdrawn) return found?.answers.length === answers.length;
  return found === undefined ? unsent.has(id) : found.withdrawnAt !== null;
}

/** How long the queue may take once everything runs. */
const settleMs = 300_000;

/**
 * What the HR backend has, once all that it should have is there or the time is over.
 * @param {string} url
 * @param {readonly SentApplication[]} sent
 * @returns {Promise<Received[]>}
 */
export async function settledDeliveries(url, sent) {
  for (const until = performance.now() + settleMs; ; await wait(500)) {
    const received = /** @type {Received[]} */ (await (await fetch(url)).json());
    if (sent.every((one) => isDelivered(one, received)) || performance.now() > until) return received;
  }
}

/**
 * What was acknowledged against what the HR backend has.
 * @param {readonly SentApplication[]} sent
 * @param {readonly Received[]} received
 * @param {ReadonlySet<string>} unsent As `neverSent` answers.
 */
export function compareDeliveries(sent, received, unsent = none) {
  const promised = new Map(sent.map((one) => [one.id, one]));
  const times = new Map();
  for (const { applicationId } of received) times.set(applicationId, (times.get(applicationId) ?? 0) + 1);
  const isSame = (/** @type {Received} */ { applicationId, resume, answers }) => {
    const one = promised.get(applicationId);
    return one?.sha256 === resume.sha256 && (one.isWithdrawn || sameWords(one.answers, answers));
  };
  return {
    acknowledged: sent.length,
    withdrawn: sent.filter(({ isWithdrawn }) => isWithdrawn).length,
    withdrawnUnsent: sent.filter(({ id, isWithdrawn }) => isWithdrawn && unsent.has(id)).length,
    arrived: received.length,
    lost: sent.filter((one) => !isDelivered(one, received, unsent)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
    /** Never acknowledged, or with another's file or answers. */
    strange: received.filter((one) => !isSame(one)).length,
  };
}

/** @param {readonly string[]} given @param {readonly { answer: string }[]} had */
const sameWords = (given, had) => given.join() === had.map(({ answer }) => answer).join();
