import { randomUUID } from 'node:crypto';
import { addressOf, chooseQuestions, chooseTyped } from '../bench/search/questions.mjs';
import { resumePdf } from '../chaos/resume.mjs';
import { applicationRequest, credentials } from '../load/journeys.mjs';

/** @typedef {import('./product.mjs').Product} Product */

export const applications = 120;

/**
 * @typedef {object} Operation
 * @property {number} count How often it is measured.
 * @property {(index: number) => Promise<number>} run Returns the bytes of the response.
 * @property {() => Promise<unknown>} [finish] Waits for the work that the responses did not wait for.
 */

const html = { headers: { accept: 'text/html' } };
const json = { 'content-type': 'application/json' };
const shares = { none: 25, city: 20, mid: 25, common: 10, combo: 15, filter: 5 };

/**
 * Reads of visitors.
 * @param {Product} product
 * @returns {Promise<Record<string, Operation>>}
 */
export async function readOperations({ site, storingSite, query, request }) {
  const jobs = await query(openJobs);
  const typed = await chooseTyped(query);
  const searches = await differentSearches(query);
  const get = (/** @type {string} */ at, init = {}) => request(at, init).then(({ bytes }) => bytes);
  /** @param {number} count @param {(index: number) => string} at @returns {Operation} */
  const page = (count, at) => ({ count, run: (index) => get(`${site}${at(index)}`, html) });
  /** @param {number} count @param {(index: number) => string} at @returns {Operation} */
  const call = (count, at) => ({ count, run: (index) => get(`${site}${at(index)}`) });
  const search = (/** @type {number} */ index) => searches[index % searches.length] ?? '';
  return {
    'page /home': page(100, () => '/home'),
    'page /companies': page(100, () => '/companies'),
    'page of a search': page(200, () => '/jobs?keyword=analista'),
    'page of a search, rendered': page(150, (index) => search(index).replace('/api/proxy/job-search', '/jobs')),
    'page of a job': page(200, () => `/jobs/${jobs[0].slug}`),
    'page of a job, rendered': page(150, (index) => `/jobs/${jobs[100 + index].slug}`),
    'stored page': { count: 300, run: () => get(`${storingSite}/jobs?keyword=analista`, html) },
    session: call(200, () => '/api/session'),
    search: call(200, (index) => search(200 + index)),
    'search, cached': call(200, () => '/api/proxy/job-search?keyword=analista&page=2'),
    suggestion: call(200, (index) => typed[index % typed.length] ?? ''),
    job: call(200, (index) => `/api/proxy/jobs/${jobs[index % 90].slug}`),
    'client event': { count: 200, run: (index) => get(`${site}/api/client-events`, clientEvent(index)) },
  };
}

/**
 * Searches that differ from each other, so that none is cached, by the shares of the classes in `npm run bench -- search`.
 * @param {(sql: string) => Promise<any[]>} query
 */
async function differentSearches(query) {
  const questions = await chooseQuestions(query);
  const all = Object.entries(shares).flatMap(([name, share]) => {
    const own = questions[/** @type {keyof typeof shares} */ (name)];
    return Array.from({ length: share * 6 }, (_, index) => {
      const question = own[index % own.length];
      return addressOf({ ...question, page: String(1 + Math.floor(index / own.length)) });
    });
  });
  const different = [...new Set(all)];
  // 149 and the length are coprime in general, so that the classes are mixed.
  return different.map((_, index) => different[(index * 149) % different.length] ?? '');
}

/** @param {number} index @returns {RequestInit} */
function clientEvent(index) {
  const vitals = ['LCP', 'INP', 'CLS'].map((name) => ({ name, value: (index % 50) / 100, remote: 'shell' }));
  const events = [{ remote: 'shell', kind: 'view' }];
  const view = { path: '/jobs/:id', language: 'pt', signedIn: false, sampling: 1, remotes: [], events, vitals };
  return { method: 'POST', headers: json, body: JSON.stringify(view) };
}

/**
 * Writes of visitors and work that follows from them.
 * @param {Product} product
 * @returns {Promise<Record<string, Operation>>}
 */
export async function writeOperations({ site, query, request, until, deliveriesSent }) {
  const jobs = await query(openJobs);
  const pdf = await resumePdf('Rui Prata');
  const post = (/** @type {string} */ at, /** @type {unknown} */ body, headers = {}) =>
    request(`${site}${at}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const signIn = () => post('/api/login', credentials);
  const signedIn = await signIn();
  const cookie = signedIn.response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const savedJobs = `${site}/api/account/saved-jobs`;
  const mailsSent = () => until('mails', `not exists (select from mails where ${pending})`);
  /** @param {string} [address] @returns {Promise<number>} */
  const remove = async (address = '') => (await request(address, { method: 'DELETE', headers: { cookie } })).bytes;
  let saved = '';
  return {
    'sign-in': { count: 40, run: async () => (await signIn()).bytes },
    'saved jobs': { count: 100, run: async () => (await request(savedJobs, { headers: { cookie } })).bytes },
    save: {
      count: 100,
      run: async (index) => {
        if (saved !== '') return remove(saved).finally(() => (saved = ''));
        const { response, bytes } = await post('/api/account/saved-jobs', { jobId: jobs[index].id }, { cookie });
        const { id } = /** @type {import('shared-contracts').SavedJob} */ (await response.json());
        saved = `${savedJobs}/${id}`;
        return bytes;
      },
    },
    'contact message and mail': {
      count: 150,
      run: async (index) => (await post('/api/contact', contactMessage(index))).bytes,
      finish: mailsSent,
    },
    application: {
      count: applications,
      run: async (index) => {
        const [path, init] = applicationRequest(jobs[index].id, pdf);
        return (await request(`${site}${path}`, init)).bytes;
      },
      finish: deliveriesSent,
    },
  };
}

const openJobs = `select id, slug from jobs where status = 'open' and source = 'hr' and (closes_at is null or closes_at > now() + interval '1 day')
  order by id desc limit 400`;
const pending = 'coalesce(sent_at, cancelled_at, failed_at) is null';

/** @param {number} index */
const contactMessage = (index) => ({
  name: 'Eva Lima',
  email: `mensagem${index}@example.com`,
  phone: '912345678',
  subject: 'general',
  message: `Mensagem ${randomUUID()}`,
});
