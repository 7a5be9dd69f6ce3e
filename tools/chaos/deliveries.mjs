import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./application.mjs').SentApplication} SentApplication */
/** @typedef {{ applicationId: string, resume: { sha256: string }, answers: { answer: string }[], withdrawnAt: string | null }} Received */

/**
 * Whether the HR backend knows of an application what it should: with its answers, or that it was taken back.
 * @param {SentApplication} sent
 * @param {readonly Received[]} received
 */
export function isDelivered({ id, answers, isWithdrawn }, received) {
  const found = received.find(({ applicationId }) => applicationId === id);
  if (isWithdrawn) return found === undefined || found.withdrawnAt !== null;
  return found?.answers.length === answers.length;
}

/** How long the queue may take once everything runs. */
const settleMs = 120_000;

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
 */
export function compareDeliveries(sent, received) {
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
    arrived: received.length,
    lost: sent.filter((one) => !isDelivered(one, received)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
    /** Never acknowledged, or with another's file or answers. */
    strange: received.filter((one) => !isSame(one)).length,
  };
}

/** @param {readonly string[]} given @param {readonly { answer: string }[]} had */
const sameWords = (given, had) => given.join() === had.map(({ answer }) => answer).join();
