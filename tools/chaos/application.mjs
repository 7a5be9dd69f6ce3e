import { createHash, randomUUID } from 'node:crypto';
import { resumePdf } from './resume.mjs';

/**
 * @typedef {object} SentApplication The state of an application that the API has acknowledged.
 * @property {string} id
 * @property {string} sha256 Of the file that was sent.
 * @property {string[]} answers
 * @property {boolean} isWithdrawn
 */

/** @typedef {{ id: number, questionCount: number }} ChaosJob */
/** @typedef {import('./retrying-client.mjs').RetryingClient} RetryingClient */

/** @param {Buffer} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {string} text
 * @param {Record<string, string>} [fields]
 */
export async function resumeForm(text, fields = {}) {
  const pdf = await resumePdf(text);
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'cv.pdf');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return { form, sha256: sha256(pdf) };
}

/**
 * Uploads a file and answers the job's questions. A retry has the same idempotency key, so it is the same application.
 * @param {RetryingClient} client
 * @param {ChaosJob} job
 * @param {Record<string, string>} fields
 * @returns {Promise<SentApplication>}
 */
export async function applyWithFile(client, job, fields) {
  const { form, sha256: hash } = await resumeForm(`Candidatura ${randomUUID()}`, fields);
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/api/jobs/${job.id}/resume`;
  const receipt = await client.write('application', { method: 'POST', path, form, headers });
  return { id: receipt.id, sha256: hash, answers: await answerAll(client, job, receipt), isWithdrawn: false };
}

/**
 * @param {RetryingClient} client
 * @param {ChaosJob} job
 * @param {{ id: string, sha256: string }} resume A resume of the account.
 * @returns {Promise<SentApplication>}
 */
export async function applyWithStored(client, job, resume) {
  const json = { resumeId: resume.id };
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/api/jobs/${job.id}/resume`;
  const receipt = await client.write('application with a stored resume', { method: 'POST', path, json, headers });
  return { id: receipt.id, sha256: resume.sha256, answers: await answerAll(client, job, receipt), isWithdrawn: false };
}

/**
 * @param {RetryingClient} client
 * @param {ChaosJob} job
 * @param {{ resumeId: string }} receipt
 */
async function answerAll(client, job, { resumeId }) {
  if (job.questionCount === 0) return [];
  const path = `/api/jobs/${job.id}/questions`;
  /** @type {{ id: number }[]} */
  const questions = await client.read(path);
  const answers = questions.map(({ id }) => ({ questionId: id, answer: `Resposta ${randomUUID()}` }));
  await client.write('answers', { method: 'POST', path, json: { resumeId, answers } });
  return answers.map(({ answer }) => answer);
}
