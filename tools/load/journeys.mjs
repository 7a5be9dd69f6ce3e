import { randomUUID } from 'node:crypto';
import { resumePdf } from '../chaos/resume.mjs';

/** @typedef {import('./run-load.mjs').Journey} Journey */
/** @typedef {import('./run-load.mjs').Visit} Visit */

const keywords = ['analista', 'engenheiro', 'contabilidade', 'enfermeiro', 'vendas', 'motorista'];
const html = { headers: { accept: 'text/html' } };
const json = { 'content-type': 'application/json' };

/** @template T @param {readonly T[]} list @returns {T} */
const any = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);

/**
 * A mix of visits, by weight: most visitors search and read jobs, few apply, fewer sign in.
 * @param {string} origin
 * @returns {Promise<Journey[]>}
 */
export async function siteJourneys(origin) {
  const answer = await fetch(`${origin}/api/proxy/jobs`);
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await answer.json());
  const jobs = list.slice(0, 200);
  if (jobs.length === 0) throw new Error(`${origin} has no jobs`);
  const pdf = await resumePdf('Rui Prata');
  return [
    { name: 'home', weight: 20, run: (visit) => visit('page /home', '/home', html) },
    { name: 'job', weight: 35, run: (visit) => readJob(visit, any(jobs)) },
    { name: 'search', weight: 25, run: search },
    { name: 'company list', weight: 8, run: (visit) => visit('page /companies', '/companies', html) },
    { name: 'apply', weight: 8, run: (visit) => apply(visit, any(jobs), pdf) },
    { name: 'save', weight: 4, run: (visit) => signInAndSave(visit, any(jobs).id) },
  ];
}

/** @typedef {Pick<import('shared-contracts').JobCard, 'id' | 'slug'>} VisitedJob */

/** An address with an id redirects to the one with the slug, which all links have. @param {Visit} visit @param {VisitedJob} job */
async function readJob(visit, { slug }) {
  await visit('page /jobs/:id', `/jobs/${slug}`, html);
  await visit('job', `/api/proxy/jobs/${slug}`);
}

/** Types a keyword, opens the results and a second page in the browser. @param {Visit} visit */
async function search(visit) {
  const keyword = any(keywords);
  for (const length of [2, 4]) await visit('suggestions', `/api/proxy/suggestions?text=${keyword.slice(0, length)}`);
  await visit('page /jobs', `/jobs?keyword=${keyword}`, html);
  await visit('search', `/api/proxy/job-search?keyword=${keyword}&page=2`);
}

/** @param {Visit} visit @param {VisitedJob} job @param {Buffer} pdf */
async function apply(visit, { id, slug }, pdf) {
  await visit('page /jobs/:id', `/jobs/${slug}`, html);
  await visit('application', ...applicationRequest(id, pdf));
}

/**
 * An application of a visitor without an account. A file that was sent for the job before is refused, so each one differs.
 * @param {number} job @param {Buffer} pdf
 * @returns {[path: string, init: RequestInit]}
 */
export function applicationRequest(job, pdf) {
  const [id, body] = [randomUUID(), new FormData()];
  body.append('resume', new Blob([new Uint8Array(pdf), `\n% ${id}\n`], { type: 'application/pdf' }), 'cv.pdf');
  return [`/api/jobs/${job}/resume`, { method: 'POST', headers: { 'idempotency-key': id }, body }];
}

/** Of the demo's candidate. */
export const credentials = { username: 'candidata', password: 'candidata123' };

/** The demo's candidate. A saved job is removed again, so that runs can be repeated. @param {Visit} visit @param {number} jobId */
async function signInAndSave(visit, jobId) {
  const body = JSON.stringify(credentials);
  const signedIn = await visit('sign-in', '/api/login', { method: 'POST', headers: json, body });
  const [cookie = ''] = signedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  const headers = { ...json, cookie };
  await visit('saved jobs', '/api/account/saved-jobs', { headers });
  const saved = await visit('save', '/api/account/saved-jobs', {
    method: 'POST',
    headers,
    body: JSON.stringify({ jobId }),
  });
  if (saved.status >= 400) return;
  const { id } = /** @type {import('shared-contracts').SavedJob} */ (await saved.json());
  await visit('save', `/api/account/saved-jobs/${id}`, { method: 'DELETE', headers: { cookie } });
}
