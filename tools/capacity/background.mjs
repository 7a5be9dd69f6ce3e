import { setTimeout as wait } from 'node:timers/promises';
import { applications } from './operations.mjs';

/** @typedef {import('./product.mjs').Product} Product */
/** @typedef {import('./operations.mjs').Operation} Operation */

const json = { 'content-type': 'application/json' };
const recipients = 2000;
export const expiredMails = 20_000;
/** Jobs that a read of the HR backend changes. */
export const ingested = { few: 20, many: 1020 };

/**
 * Work that does not follow from visits: one run of each, whose work is divided by `units`.
 * @param {Product} product
 * @returns {Record<string, Operation & { units: number }>}
 */
export function backgroundOperations(product) {
  return {
    'status from HR': { ...once(() => changeStatuses(product)), units: applications },
    'alert mail': { ...once(() => sendCampaign(product)), units: recipients },
    'read with 20 changed jobs': { ...once(() => ingest(product, ingested.few)), units: 1 },
    'read with 1,020 changed jobs': { ...once(() => ingest(product, ingested.many)), units: 1 },
    'start of a worker': { ...once(() => product.restartWorker()), units: 1 },
    'start of a worker, expired mails': { ...once(() => product.restartWorker()), units: 1 },
  };
}

/** @param {() => Promise<unknown>} work @returns {Operation} */
const once = (work) => ({ count: 1, run: async () => 0, finish: work });

/** Employers review applications at the HR backend, from which the worker polls the statuses. @param {Product} product */
async function changeStatuses({ sandbox, request, until }) {
  const list = await fetch(`${sandbox}/_sandbox/applications`);
  const sent = /** @type {{ id: string }[]} */ (await list.json());
  for (const { id } of sent.slice(0, applications)) {
    const body = JSON.stringify({ status: 'reviewing' });
    await request(`${sandbox}/_sandbox/applications/${id}`, { method: 'POST', headers: json, body });
  }
  await until(
    'statuses',
    `(select count(*) from applications where status = 'reviewing') >= ${Math.min(sent.length, applications)}`,
  );
}

/** Subscribers without an account, each with two categories. */
const subscribers = `
  insert into subscribers (id, email, first_name, language, frequency, interested_categories, address_hash, mailed_jobs,
    confirmed_at, consent_at, consent_text, consent_source)
  select gen_random_uuid(), 'assinante' || n || '@example.com', 'Ana', 'pt', 'weekly',
    array[known.slugs[1 + n % cardinality(known.slugs)], known.slugs[1 + (n * 7) % cardinality(known.slugs)]],
    sha256(('assinante' || n)::bytea), '{}', now(), now(), 'of the measurement', 'alerts'
  from generate_series(1, ${recipients}) n, (select array(select slug from categories order by slug) as slugs) known`;

/** Before the measurement of `alert mail`. @param {Product} product */
export const addSubscribers = ({ query }) => query(subscribers);

/** @param {Product} product */
async function sendCampaign({ query, until }) {
  await query(
    `insert into campaigns (name, subject, frequency, status) values ('Ofertas', 'As suas ofertas', 'weekly', 'sending')`,
  );
  await until('campaign', `exists (select from campaigns where status = 'sent')`);
}

/** Before the measurement of `start of a worker, expired mails`. @param {Product} product */
export const addExpiredMails = ({ query }) =>
  query(`insert into mails (key, kind, language, recipient, data, created_at, claimed_at, sent_at)
    select 'expired:' || n, 'contact-received', 'pt', 'equipa' || n || '@example.com', '{"messageId": 1}', at, at, at
    from (select n, now() - interval '13 months' - n * interval '1 second' as at from generate_series(1, ${expiredMails}) n) old`);

/**
 * Changes the titles of jobs at the HR backend and waits until the worker has read them and the API has them in its catalogue.
 * @param {Product} product @param {number} count
 */
async function ingest({ sandbox, hrToken, site, request, until }, count) {
  const mark = `Medida ${Date.now()}`;
  const headers = { authorization: `Bearer ${hrToken}` };
  /** @type {{ title: string, status: string }[]} */
  const changed = [];
  for (let [cursor, isLast] = ['', false]; changed.length < count && !isLast;) {
    const answer = await fetch(`${sandbox}/v1/jobs?limit=1000${cursor}`, { headers });
    const page = /** @type {{ data: typeof changed, next: string | null }} */ (await answer.json());
    const open = page.data.filter(({ status }) => status === 'open').slice(0, count - changed.length);
    changed.push(...open.map((job) => ({ ...job, title: `${job.title} ${mark}` })));
    [cursor, isLast] = [`&cursor=${page.next}`, page.next === null];
  }
  await request(`${sandbox}/_sandbox/jobs`, { method: 'POST', headers: json, body: JSON.stringify(changed) });
  await until('ingest', `(select count(*) from jobs where title like '% ${mark}') >= ${count}`);
  await wait(2000);
  await request(`${site}/api/proxy/job-search?keyword=${encodeURIComponent(mark)}`);
}
