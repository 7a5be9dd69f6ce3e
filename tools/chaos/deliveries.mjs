import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./application.mjs').SentApplication} SentApplication */
/** @typedef {{ applicationId: string, resume: { sha256: string }, answers: { answer: string }[], withdrawnAt: string | null }} Received */

/** @type {ReadonlySet<string>} */
const none = new Set();

/**
 * Applications that were withdrawn before the first delivery attempt: these never arrive. Any other application that is
 * missing at the HR backend is lost.
 * @param {import('pg').Client} database
 * @returns {Promise<ReadonlySet<string>>} Ids.
 */
export async function neverSent(database) {
  const sql = 'select id from applications where withdrawn_at is not null and first_attempt_at is null';
  const { rows } = await database.query(sql);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the HR backend has the application in its expected state: with its answers, or withdrawn.
 * @param {SentApplication} sent
 * @param {readonly Received[]} received
 * @param {ReadonlySet<string>} unsent From `neverSent`.
 */
export function isDelivered({ id, answers, isWithdrawn }, received, unsent = none) {
  const found = received.find(({ applicationId }) => applicationId === id);
  if (!isWithdrawn) return found?.answers.length === answers.length;
  return found === undefined ? unsent.has(id) : found.withdrawnAt !== null;
}

/** Limit for the queue once all services are running. */
const settleMs = 300_000;

/**
 * The HR backend's applications, once all expected ones have arrived or after `settleMs`.
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
 * Compares acknowledged applications with those at the HR backend.
 * @param {readonly SentApplication[]} sent
 * @param {readonly Received[]} received
 * @param {ReadonlySet<string>} unsent From `neverSent`.
 */
export function compareDeliveries(sent, received, unsent = none) {
  const expected = new Map(sent.map((one) => [one.id, one]));
  const times = new Map();
  for (const { applicationId } of received) times.set(applicationId, (times.get(applicationId) ?? 0) + 1);
  const isSame = (/** @type {Received} */ { applicationId, resume, answers }) => {
    const one = expected.get(applicationId);
    return one?.sha256 === resume.sha256 && (one.isWithdrawn || sameAnswers(one.answers, answers));
  };
  return {
    acknowledged: sent.length,
    withdrawn: sent.filter(({ isWithdrawn }) => isWithdrawn).length,
    withdrawnUnsent: sent.filter(({ id, isWithdrawn }) => isWithdrawn && unsent.has(id)).length,
    arrived: received.length,
    lost: sent.filter((one) => !isDelivered(one, received, unsent)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
    /** Not acknowledged, or with the file or answers of another application. */
    unexpected: received.filter((one) => !isSame(one)).length,
  };
}

/** @param {readonly string[]} sent @param {readonly { answer: string }[]} stored */
const sameAnswers = (sent, stored) => sent.join() === stored.map(({ answer }) => answer).join();
