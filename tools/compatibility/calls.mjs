import { randomUUID } from 'node:crypto';
import { resumeForm } from '../chaos/application.mjs';
import { waitUntil } from '../services/wait.mjs';

/** A response that is read from the database. */
const reads = [
  '/api/health',
  '/api/proxy/jobs',
  '/api/proxy/companies',
  '/api/cities',
  '/api/proxy/job-search?keyword=a',
];

/**
 * @param {string} api
 * @returns {Promise<string[]>} A problem for each page whose status is not 200.
 */
export async function readPages(api) {
  const statuses = await Promise.all(reads.map(async (address) => (await fetch(api + address)).status));
  return reads.flatMap((address, index) =>
    statuses[index] === 200 ? [] : [`GET ${address} answers ${statuses[index]} instead of 200`],
  );
}

/**
 * Signs in with a wrong password, which writes an attempt.
 * @param {string} api
 * @param {number} status The expected one.
 */
export async function signInWrongly(api, status) {
  const body = JSON.stringify({ username: 'unknown', password: 'not the password' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/api/login`, { method: 'POST', headers, body });
  return answer.status === status ? [] : [`POST /api/login answers ${answer.status} instead of ${status}`];
}

/**
 * Searches for a job of the catalogue by its title. The job has no questions, since the mail about an application with open
 * questions is delayed by minutes.
 * @param {string} api
 * @returns {Promise<{ problems: string[], job: import('shared-contracts').JobCard }>}
 */
export async function searchJob(api) {
  for (const job of (await search(api, 'sort=date')).items) {
    const details = await fetch(`${api}/api/proxy/jobs/${job.id}`);
    const { questionCount } = /** @type {import('shared-contracts').Job} */ (await details.json());
    if (questionCount > 0) continue;
    const found = await search(api, `keyword=${encodeURIComponent(job.title)}`);
    const isFound = found.items.some(({ title }) => title === job.title);
    return { job, problems: isFound ? [] : [`The search for "${job.title}" does not find it`] };
  }
  throw new Error('Every job of the first page has questions');
}

/**
 * @param {string} api
 * @param {string} query
 * @returns {Promise<import('shared-contracts').JobSearchPage>}
 */
async function search(api, query) {
  const answer = await fetch(`${api}/api/proxy/job-search?${query}`);
  return /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
}

/**
 * Applies for a job with a PDF, and waits until the HR backend has the application.
 * @param {{ api: string, sandbox: string | null }} urls
 * @param {number} jobId
 * @param {string} [email]
 * @returns {Promise<string[]>} Problems.
 */
export async function apply({ api, sandbox }, jobId, email = `ines.${randomUUID().slice(0, 8)}@example.com`) {
  const { form } = await resumeForm('Ines Carvalho', { email, name: 'Inês Carvalho' });
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await fetch(`${api}/api/jobs/${jobId}/resume`, { method: 'POST', headers, body: form });
  if (!answer.ok) return [`The application responds with ${answer.status}: ${await answer.text()}`];
  await waitUntil(`the HR backend has the application of ${email}`, async () => {
    const list = await fetch(`${sandbox}/_sandbox/applications`);
    const received = /** @type {{ applicant: { email: string } | null }[]} */ (await list.json());
    return received.find(({ applicant }) => applicant?.email === email);
  });
  return [];
}
