import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startFaults, watchRecovery } from './faults.mjs';
import { addSubscribers, areHashed, suppress } from './campaign-audience.mjs';
import { auditCampaign, recipientsOf } from './campaign-audit.mjs';
import { startMailSink } from './mail-sink.mjs';
import { retryingClient } from './retrying-client.mjs';
import { startTargets } from './targets.mjs';

/** @typedef {import('./targets.mjs').Fault} Fault */
/** @typedef {import('./mail-sink.mjs').MailSink} MailSink */
/** @typedef {Awaited<ReturnType<typeof startTargets>>} Targets */
/** @typedef {Awaited<ReturnType<typeof run>>} CampaignChaosResult */

/**
 * @typedef {object} CampaignChaosOptions
 * @property {string} dataDir
 * @property {number} recipients Number of eligible subscribers.
 * @property {number} rate Maximum mails per second: the campaign must last as long as the faults.
 * @property {readonly Fault[]} order
 * @property {number} [rounds] How often the order is repeated at most. Default: until all mails are sent.
 * @property {number} pauseMs Mean pause between two faults.
 * @property {(text: string) => void} [log]
 */

/** Twenty kills of API and worker, five kills or restarts of PostgreSQL. @type {readonly Fault[]} */
export const longFaultOrder = Array.from(
  { length: 5 },
  (_, turn) =>
    /** @type {readonly Fault[]} */ ([
      'worker',
      'api',
      'worker',
      turn % 2 === 0 ? 'postgres restart' : 'postgres',
      'api',
    ]),
).flat();

/** Limit after the last fault: marked rows without a result wait before the mail server is queried. */
const settleMs = 600_000;

/** Share of mails that the server defers or interrupts. */
const faultShare = 0.06;

/** @type {import('./mail-sink.mjs').ChooseResponse} */
const randomResponse = (stage) => {
  const draw = Math.random() / faultShare;
  if (draw < 0.4) return 'defer';
  if (draw < 0.7) return 'disconnect';
  return draw < 1 && stage === 'content' ? 'accept and disconnect' : 'accept';
};

/**
 * Sends one campaign while API, worker and PostgreSQL are killed and the mail server defers and disconnects at random. Then
 * compares the received mails with the eligible subscribers and with the product's state.
 * @param {CampaignChaosOptions} options
 */
export async function runCampaignChaos({ dataDir, rate, log = () => {}, ...options }) {
  const sink = await startMailSink(randomResponse);
  const settings = { mailLookupUrl: sink.lookupUrl, campaignRate: rate, demoAccounts: 'on', syncSeconds: 1 };
  const targets = await startTargets({ dataDir, smtpUrl: sink.url, log, ...settings });
  const database = () => connect(targets.product.urls.database);
  try {
    return await run({ targets, database, sink, log, ...options });
  } finally {
    await targets.stop();
    await sink.stop();
  }
}

/** @param {string} connectionString */
async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** @typedef {{ targets: Targets, database: () => Promise<pg.Client>, sink: MailSink, log: (text: string) => void }} World */

/** @param {World & Omit<CampaignChaosOptions, 'dataDir' | 'rate'>} options */
async function run({ targets, database, sink, recipients, order, rounds, pauseMs, log }) {
  const { urls } = targets.product;
  const eligible = await prepare({ targets, database }, recipients);
  log(`${recipients} recipients are ready`);
  const tally = { calls: 0, acknowledged: {} };
  const admin = retryingClient(urls.api, '10.200.0.1', tally);
  await admin.write('sign-in', { method: 'POST', path: '/api/login', json: adminAccount });

  const began = performance.now();
  const watch = (/** @type {Fault} */ fault) => watchRecovery(urls, fault);
  const injection = startFaults({
    order,
    rounds,
    inject: targets.inject,
    watch,
    pauseMs,
    log,
  });
  const campaignId = await send(admin);
  const finished = () => untilSent(admin, campaignId, log);
  const early = finished();
  const { faultTimes, notRecovered } = await Promise.race([early, wait(maxDurationMs)]).then(injection.stop);
  log('All services are running');
  const campaign = await Promise.race([early, wait(settleMs).then(() => read(admin, campaignId))]);
  const client = await database();
  try {
    const rows = await recipientsOf(client, campaignId);
    const all = await client.query('select count(*)::int as count from campaigns where subject = $1', [subject]);
    return {
      status: campaign.status,
      audit: auditCampaign({ eligible, recipients: rows, counts: campaign.counts, received: sink.received }),
      campaigns: all.rows[0].count,
      faultTimes,
      notRecovered,
      exits: targets.exits,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await client.end();
  }
}

const adminAccount = { username: 'admin', password: 'administrador123' };
const subject = 'Ofertas durante as falhas';
const maxDurationMs = 900_000;

/**
 * Replaces the demo's subscribers with generated ones, so that the eligible addresses are known without the product.
 * @param {Pick<World, 'targets' | 'database'>} world
 * @param {number} count
 */
async function prepare({ targets, database }, count) {
  const client = await database();
  try {
    await client.query('update subscribers set subscription_status = false');
    const { eligible, suppressed } = await addSubscribers(client, count);
    await targets.inject('worker', 0);
    while (!(await areHashed(client))) await wait(200);
    await suppress(client, suppressed);
    return eligible;
  } finally {
    await client.end();
  }
}

/**
 * Repeats the call until it is answered, and once more, like a page that lost the response.
 * @param {import('./retrying-client.mjs').RetryingClient} admin
 */
async function send(admin) {
  const headers = { 'idempotency-key': randomUUID() };
  const json = { subject, frequency: 'weekly' };
  const call = { method: 'POST', path: '/api/newsletter-automation/send-campaign', json, headers };
  const [{ campaignId }, again] = [await admin.write('send', call), await admin.write('send', call)];
  if (again.campaignId !== campaignId) throw new Error('A repeated call created a second campaign');
  return /** @type {number} */ (campaignId);
}

/**
 * @param {import('./retrying-client.mjs').RetryingClient} admin
 * @param {number} id
 * @returns {Promise<import('shared-contracts').Campaign>}
 */
const read = (admin, id) => admin.read(`/api/newsletter-automation/campaigns/${id}`);

/**
 * Polls until the campaign is finished. Resumes it, as an admin does, when it pauses because of the faults.
 * @param {import('./retrying-client.mjs').RetryingClient} admin
 * @param {number} id
 * @param {(text: string) => void} log
 */
async function untilSent(admin, id, log) {
  for (;;) {
    const campaign = await read(admin, id);
    const { status, counts, pauseReason } = campaign;
    if (status !== 'sending' && status !== 'paused') return campaign;
    log(`${counts.sent} of ${counts.audience} sent, ${counts.sending} sending, ${counts.uncertain} uncertain`);
    if (status === 'paused') {
      log(`paused: ${pauseReason}`);
      const path = `/api/newsletter-automation/campaigns/${id}/status`;
      await admin.write('resume', { method: 'PUT', path, json: { status: 'sending' } });
    }
    await wait(2000);
  }
}
