import { setTimeout as wait } from 'node:timers/promises';
import { resumeForm } from '../chaos/application.mjs';

/** @typedef {{ name: string, path: string, init?: RequestInit, status: number, type?: string }} Call */

const catalogueWithinMs = 60_000;

/**
 * Requests that need the native modules, decoder processes and static files of the app image.
 * @param {string} site
 * @returns {Promise<string[]>} Problems.
 */
export async function callProblems(site) {
  const id = await firstJob(site);
  if (id === undefined) return ['the catalogue is empty'];
  const problems = await Promise.all((await callsOf(id)).map((call) => problemOf(site, call)));
  return problems.flat();
}

/** Id of a job, once the worker has read the catalogue. @param {string} site */
async function firstJob(site) {
  const until = performance.now() + catalogueWithinMs;
  while (performance.now() < until) {
    const answer = await fetch(`${site}/api/proxy/job-search`);
    const { items = [] } = /** @type {Partial<import('shared-contracts').JobSearchPage>} */ (await answer.json());
    if (items[0] !== undefined) return items[0].id;
    await wait(500);
  }
  return undefined;
}

/** @param {number} id Of a job. @returns {Promise<Call[]>} */
async function callsOf(id) {
  const upload = (/** @type {FormData} */ body) => ({
    method: 'POST',
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const applicant = { name: 'Ana Silva', email: 'ana@example.com' };
  const { form } = await resumeForm('Curriculo de teste', applicant);
  const broken = new FormData();
  broken.append('resume', new Blob(['%PDF-1.7 and nothing else'], { type: 'application/pdf' }), 'cv.pdf');
  for (const [name, value] of Object.entries(applicant)) broken.append(name, value);
  const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
  return [
    { name: 'page with rendered content', path: '/jobs', status: 200, type: 'text/html' },
    { name: 'resume (pdf.js)', path: `/api/jobs/${id}/resume`, init: upload(form), status: 200 },
    { name: 'broken resume (pdf.js)', path: `/api/jobs/${id}/resume`, init: upload(broken), status: 400 },
    { name: 'share picture (satori, resvg, sharp)', path: `/api/og/jobs/${id}.png`, status: 200, type: 'image/png' },
    {
      name: 'sign-in (argon2)',
      path: '/api/login',
      init: { ...login, body: JSON.stringify({ username: 'nobody', password: 'not the password' }) },
      status: 401,
    },
    { name: 'API reference (swagger-ui)', path: '/api/docs', status: 200, type: 'text/html' },
    { name: 'API document', path: '/api/docs-json', status: 200, type: 'application/json' },
    { name: 'feed', path: '/feeds/jobs.xml', status: 200 },
    { name: 'sitemap', path: '/sitemap.xml', status: 200 },
  ];
}

/** @param {string} site @param {Call} call @returns {Promise<string[]>} */
async function problemOf(site, { name, path, init, status, type = '' }) {
  const answer = await fetch(site + path, init);
  const body = await answer.text();
  const received = answer.headers.get('content-type') ?? '';
  if (answer.status === status && received.startsWith(type)) return [];
  return [`${name}: ${path} answers ${answer.status} ${received} ${body.slice(0, 300)}`];
}
