import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { resumePdf } from './resume.mjs';

/**
 * @typedef {object} Acknowledged What the API has promised to one applicant.
 * @property {string} id
 * @property {string} sha256 Of the file that was sent.
 * @property {string[]} answers
 * @property {number} calls How many it took.
 */

/** @typedef {(url: string, init: RequestInit) => Promise<Response>} Send */

/** Every call is made again until it is answered with success, as a patient browser does. */
const patienceMs = 120_000;

/**
 * One person applies: the file, and where the job asks, the answers.
 * @param {string} api
 * @param {{ id: number, questionCount: number }} job
 * @param {number} number Tells this person's address and text from the others'.
 * @param {Send} [ask] Sends each call.
 * @returns {Promise<Acknowledged>}
 */
export async function apply(api, job, number, ask = fetch) {
  const pdf = resumePdf(`Candidatura ${number} ${randomUUID()}`);
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` };
  let calls = 0;
  const call = async (/** @type {string} */ path, /** @type {RequestInit} */ init) => {
    const { body, tries } = await untilAcknowledged(`${api}${path}`, init, ask);
    calls += tries;
    return body;
  };
  const form = () => {
    const data = new FormData();
    data.append('resume', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `cv-${number}.pdf`);
    data.append('email', `pessoa${number}@example.com`);
    return data;
  };
  const receipt = /** @type {import('shared-contracts').ApplicationReceipt} */ (
    await call(`/api/jobs/${job.id}/resume`, { method: 'POST', headers, body: form() })
  );
  const answers = job.questionCount === 0 ? [] : await answerAll(call, job, receipt.resumeId, headers, number);
  return { id: receipt.id, sha256: createHash('sha256').update(pdf).digest('hex'), answers, calls };
}

/**
 * @param {(path: string, init: RequestInit) => Promise<any>} call
 * @param {{ id: number }} job
 * @param {string} resumeId
 * @param {Record<string, string>} headers
 * @param {number} number
 */
async function answerAll(call, job, resumeId, headers, number) {
  const path = `/api/jobs/${job.id}/questions`;
  /** @type {{ id: number }[]} */
  const questions = await call(path, { headers });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: `Resposta ${number} a ${id}` }));
  const body = JSON.stringify({ resumeId, answers });
  await call(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  return answers.map(({ answer }) => answer);
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @param {Send} ask
 */
async function untilAcknowledged(url, init, ask) {
  const until = performance.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    const answer = await tryOnce(url, init, ask);
    if (answer.ok) return { body: answer.body, tries };
    if (answer.final || performance.now() > until) throw new Error(`${init.method ?? 'GET'} ${url}: ${answer.reason}`);
    await wait(100 + Math.random() * 400);
  }
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @param {Send} ask
 */
async function tryOnce(url, init, ask) {
  try {
    const answer = await ask(url, { ...init, signal: AbortSignal.timeout(20_000) });
    const body = await answer.json();
    const final = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
    return { ok: answer.ok, final, body, reason: `${answer.status} ${JSON.stringify(body)}` };
  } catch (error) {
    return { ok: false, final: false, body: null, reason: String(error) };
  }
}
