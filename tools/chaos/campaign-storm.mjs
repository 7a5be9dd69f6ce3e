import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startBlows } from './blows.mjs';
import { addSubscribers, areHashed, suppress } from './campaign-audience.mjs';
import { compareCampaign, recipientsOf } from './campaign-books.mjs';
import { startMailSink } from './mail-sink.mjs';
import { patientClient } from './patient-client.mjs';
import { watchReturn } from './returns.mjs';
import { startVictims } from './victims.mjs';

/** @typedef {import('./victims.mjs').Blow} Blow */
/** @typedef {import('./mail-sink.mjs').MailSink} MailSink */
/** @typedef {Awaited<ReturnType<typeof startVictims>>} Victims */
/** @typedef {Awaited<ReturnType<typeof ride>>} CampaignStormResult */

/**
 * @typedef {object} CampaignStormOptions
 * @property {string} dataDir
 * @property {number} recipients Who have to be mailed.
 * @property {number} rate Mails a second, at most: the campaign has to last as long as the blows.
 * @property {readonly Blow[]} order
 * @property {number} pauseMs Between two blows, more or less.
 * @property {(text: string) => void} [say]
 */

/** Twenty kills of API and worker, and both ends of the database. @type {readonly Blow[]} */
export const longOrder = Array.from(
  { length: 5 },
  (_, turn) =>
    /** @type {readonly Blow[]} */ ([
      'worker',
      'api',
      'worker',
      turn % 2 === 0 ? 'postgres restart' : 'postgres',
      'api',
    ]),
).flat();

/** How long everything may take once nothing is killed any more: rows whose mail may have left wait before anybody is asked about them. */
const settleMs = 600_000;

/** Of a hundred mails, how many the server does not simply take. */
const troubleShare = 0.06;

/** @type {import('./mail-sink.mjs').Moods} */
const moody = (stage) => {
  const draw = Math.random() / troubleShare;
  if (draw < 0.4) return 'refuse for now';
  if (draw < 0.7) return 'cut';
  return draw < 1 && stage === 'content' ? 'take and cut' : 'take';
};

/**
 * One campaign while API, worker and PostgreSQL are killed and the mail server refuses and cuts at random; then what came is
 * held against who had to be mailed, and against what the product says.
 * @param {CampaignStormOptions} options
 */
export async function campaignStorm({ dataDir, rate, say = () => {}, ...options }) {
  const sink = await startMailSink(moody);
  const settings = { mailLookupUrl: sink.lookupUrl, campaignRate: rate, demoAccounts: 'on', syncSeconds: 1 };
  const victims = await startVictims({ dataDir, smtpUrl: sink.url, say, ...settings });
  const database = () => connect(victims.product.urls.database);
  try {
    return await ride({ victims, database, sink, say, ...options });
  } finally {
    await victims.stop();
    await sink.stop();
  }
}

/** @param {string} connectionString */
async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** @typedef {{ victims: Victims, database: () => Promise<pg.Client>, sink: MailSink, say: (text: string) => void }} World */

/** @param {World & Omit<CampaignStormOptions, 'dataDir' | 'rate'>} options */
async function ride({ victims, database, sink, recipients, order, pauseMs, say }) {
  const { urls } = victims.product;
  const eligible = await prepare({ victims, database }, recipients);
  say(`${recipients} people wait for their mail`);
  const tally = { calls: 0, acknowledged: {} };
  const admin = patientClient(urls.api, '10.200.0.1', tally);
  await admin.write('sign-in', { method: 'POST', path: '/api/login', json: adminAccount });

  const began = performance.now();
  const watch = (/** @type {Blow} */ blow) => watchReturn(urls, blow);
  const striking = startBlows({ order, strike: victims.strike, watch, pauseMs, say });
  const campaignId = await send(admin);
  const isOver = () => untilSent(admin, campaignId, say);
  const early = isOver();
  const { blown, neverBack } = await Promise.race([early, wait(longestMs)]).then(striking.stop);
  say('Everything runs again');
  const campaign = await Promise.race([early, wait(settleMs).then(() => read(admin, campaignId))]);
  const client = await database();
  try {
    const rows = await recipientsOf(client, campaignId);
    const all = await client.query('select count(*)::int as count from campaigns where subject = $1', [subject]);
    return {
      status: campaign.status,
      books: compareCampaign({ eligible, recipients: rows, counts: campaign.counts, taken: sink.taken }),
      campaigns: all.rows[0].count,
      blown,
      neverBack,
      gaveUp: victims.gaveUp,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await client.end();
  }
}

const adminAccount = { username: 'admin', password: 'administrador123' };
const subject = 'Ofertas no meio da tempestade';
const longestMs = 900_000;

/**
 * The demo's own subscribers are none here: who has to be mailed is known without asking the product.
 * @param {Pick<World, 'victims' | 'database'>} world
 * @param {number} people
 */
async function prepare({ victims, database }, people) {
  const client = await database();
  try {
    await client.query('update subscribers set subscription_status = false');
    const { eligible, suppressed } = await addSubscribers(client, people);
    await victims.strike('worker', 0);
    while (!(await areHashed(client))) await wait(200);
    await suppress(client, suppressed);
    return eligible;
  } finally {
    await client.end();
  }
}

/**
 * As a page whose answer got lost: the same call again, until it is answered, and once more.
 * @param {import('./patient-client.mjs').PatientClient} admin
 */
async function send(admin) {
  const headers = { 'idempotency-key': randomUUID() };
  const json = { subject, frequency: 'weekly' };
  const call = { method: 'POST', path: '/api/newsletter-automation/send-campaign', json, headers };
  const [{ campaignId }, again] = [await admin.write('send', call), await admin.write('send', call)];
  if (again.campaignId !== campaignId) throw new Error('The same call made two campaigns');
  return /** @type {number} */ (campaignId);
}

/**
 * @param {import('./patient-client.mjs').PatientClient} admin
 * @param {number} id
 * @returns {Promise<import('shared-contracts').Campaign>}
 */
const read = (admin, id) => admin.read(`/api/newsletter-automation/campaigns/${id}`);

/**
 * A campaign that stands still because of the blows is set going again, as an admin does.
 * @param {import('./patient-client.mjs').PatientClient} admin
 * @param {number} id
 * @param {(text: string) => void} say
 */
async function untilSent(admin, id, say) {
  for (;;) {
    const campaign = await read(admin, id);
    const { status, counts, pauseReason } = campaign;
    if (status !== 'sending' && status !== 'paused') return campaign;
    say(`${counts.sent} of ${counts.audience} sent, ${counts.sending} leaving, ${counts.uncertain} uncertain`);
    if (status === 'paused') {
      say(`paused: ${pauseReason}`);
      const path = `/api/newsletter-automation/campaigns/${id}/status`;
      await admin.write('resume', { method: 'PUT', path, json: { status: 'sending' } });
    }
    await wait(2000);
  }
}
