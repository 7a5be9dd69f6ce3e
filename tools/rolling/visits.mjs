import { applyWithFile } from '../chaos/application.mjs';
import { retryingClient } from '../chaos/retrying-client.mjs';

/** @typedef {import('./load.mjs').Ask} Ask */
/** @typedef {import('../chaos/application.mjs').SentApplication} SentApplication */

/**
 * @typedef {object} Visits What visitors need to know of a site.
 * @property {string} url
 * @property {import('shared-contracts').Job[]} jobs
 * @property {string} cookie Session of a demo account.
 * @property {string} file Path of a remote's script.
 */

const searches = ['', '?keyword=analista', '?keyword=engenheiro&page=2', '?keyword=contabilidade'];

/** @param {string} url @returns {Promise<Visits>} */
export async function prepareVisits(url) {
  const getJson = async (/** @type {string} */ at) => (await fetch(`${url}${at}`)).json();
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson('/api/proxy/jobs'));
  const jobs = /** @type {Visits['jobs']} */ (
    await Promise.all(list.slice(0, 20).map(({ id }) => getJson(`/api/proxy/jobs/${id}`)))
  );
  const file = /\/remotes\/[\w./-]{1,200}\.js/.exec(await (await fetch(`${url}/jobs`)).text())?.[0] ?? '/remotes/none';
  return { url, jobs, cookie: await signIn(url), file };
}

/**
 * Actions of visitors that read: pages, files, searches, jobs and account data.
 * @param {Visits} visits
 * @param {Ask} ask
 */
export function readActions({ url, jobs, cookie, file }, ask) {
  let step = 0;
  const jobId = () => jobs[step++ % jobs.length]?.id;
  const get = (/** @type {string} */ kind, /** @type {() => string} */ at, headers = {}) => {
    return () => ask(kind, `${url}${at()}`, { headers });
  };
  const html = { accept: 'text/html' };
  return [
    get('page', () => '/home', html),
    get('search', () => `/api/proxy/jobs${searches[step++ % searches.length]}`),
    get('page', () => `/jobs/${jobId()}`, { ...html, cookie }),
    get('job', () => `/api/proxy/jobs/${jobId()}`),
    get('own', () => '/api/user', { cookie }),
    get('page', () => `/jobs${searches[step++ % searches.length]}`, html),
    get('own', () => '/api/account/applications', { cookie }),
    get('file', () => file),
    get('sitemap', () => '/sitemap.xml'),
  ];
}

/**
 * Actions of visitors that read or apply.
 * @param {Visits} visits
 * @param {Ask} ask
 */
export function visitorActions(visits, ask) {
  const { url, jobs } = visits;
  /** @type {SentApplication[]} */
  const acknowledged = [];
  const tally = { calls: 0, acknowledged: {} };
  let applicant = 0;
  const applies = async () => {
    const number = applicant++;
    const client = retryingClient(url, `10.9.${number >> 8}.${number & 255}`, tally, (at, init) =>
      ask('application', at, init),
    );
    const job = /** @type {(typeof jobs)[number]} */ (jobs[number % jobs.length]);
    const fields = { name: 'Rui Prata', email: `visita${number}@example.com` };
    acknowledged.push(await applyWithFile(client, job, fields));
  };
  return { actions: [...readActions(visits, ask), applies], acknowledged };
}

/** @param {string} url */
async function signIn(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'candidata', password: 'candidata123' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in failed: ${answer.status}`);
  return cookie.split(';', 1)[0] ?? '';
}
