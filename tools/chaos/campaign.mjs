import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addSubscribers, areHashed, isSubscriberAddress, suppress } from './campaign-audience.mjs';
import { auditCampaign, recipientsOf } from './campaign-audit.mjs';
import { retryingClient } from './retrying-client.mjs';

/** @typedef {import('./chaos-run.mjs').World} World */
/** @typedef {import('./retrying-client.mjs').RetryingClient} RetryingClient */
/** @typedef {import('shared-contracts').Campaign} Campaign */

/**
 * @typedef {object} ReadyCampaign
 * @property {RetryingClient} admin Signed in.
 * @property {ReadonlySet<string>} eligible Addresses that must be mailed, known without the product.
 */

/** @typedef {ReadyCampaign & { campaignId: number, ended: Promise<Campaign> }} SentCampaign */

/** Limit after the last fault: marked rows without a result wait before the mail server is queried. */
const settleMs = 600_000;

/** Share of mails that the server defers or interrupts. */
const faultShare = 0.06;

/**
 * Mails to the campaign's subscribers are deferred or interrupted at random. All others are accepted: the product sends each of them
 * at most once, so an interrupted one would not arrive.
 * @type {import('./mail-sink.mjs').ChooseResponse}
 */
export const responseToSubscribers = (stage, recipient) => {
  if (!isSubscriberAddress(recipient)) return 'accept';
  const draw = Math.random() / faultShare;
  if (draw < 0.4) return 'defer';
  if (draw < 0.7) return 'disconnect';
  return draw < 1 && stage === 'content' ? 'accept and disconnect' : 'accept';
};

/**
 * Replaces the demo's subscribers with generated ones, so that the eligible addresses are known without the product.
 * @param {World} world
 * @param {number} count
 * @returns {Promise<ReadyCampaign>}
 */
export async function prepareCampaign({ targets, log }, count) {
  const { api, database } = targets.product.urls;
  const eligible = await withDatabase(database, async (client) => {
    await client.query('update subscribers set subscription_status = false');
    const added = await addSubscribers(client, count);
    await targets.inject('worker', 0);
    while (!(await areHashed(client))) await wait(200);
    await suppress(client, added.suppressed);
    return added.eligible;
  });
  log(`${count} recipients are ready`);
  const admin = retryingClient(api, '10.200.0.1', { calls: 0, acknowledged: {} });
  await admin.write('sign-in', { method: 'POST', path: '/api/login', json: adminAccount });
  return { admin, eligible };
}

/**
 * Resolves once the campaign has ended, or after `maxDurationMs`.
 * @param {World} world
 * @param {ReadyCampaign} campaign
 * @returns {Promise<SentCampaign>}
 */
export async function sendCampaign({ log }, campaign) {
  const campaignId = await send(campaign.admin);
  const ended = untilSent(campaign.admin, campaignId, log);
  await Promise.race([ended, wait(maxDurationMs, undefined, { ref: false })]);
  return { ...campaign, campaignId, ended };
}

/**
 * Compares the received mails with the eligible subscribers and with the product's state, once the campaign has ended or after
 * `settleMs`.
 * @param {World} world
 * @param {SentCampaign} sent
 */
export async function auditCampaignRun({ targets, sink }, { admin, eligible, campaignId, ended }) {
  const late = wait(settleMs, undefined, { ref: false }).then(() => read(admin, campaignId));
  const campaign = await Promise.race([ended, late]);
  return withDatabase(targets.product.urls.database, async (client) => {
    const rows = await recipientsOf(client, campaignId);
    const all = await client.query('select count(*)::int as count from campaigns where subject = $1', [subject]);
    return {
      status: campaign.status,
      audit: auditCampaign({ eligible, recipients: rows, counts: campaign.counts, received: sink.received }),
      campaigns: /** @type {number} */ (all.rows[0].count),
    };
  });
}

/**
 * @template T
 * @param {string} connectionString
 * @param {(client: pg.Client) => Promise<T>} work
 */
async function withDatabase(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const adminAccount = { username: 'admin', password: 'administrador123' };
const subject = 'Ofertas durante as falhas';
const maxDurationMs = 900_000;

/**
 * Repeats the call until it is answered, and once more, like a page that lost the response.
 * @param {RetryingClient} admin
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
 * @param {RetryingClient} admin
 * @param {number} id
 * @returns {Promise<Campaign>}
 */
const read = (admin, id) => admin.read(`/api/newsletter-automation/campaigns/${id}`);

/**
 * Polls until the campaign is finished. Resumes it, as an admin does, when it pauses because of the faults.
 * @param {RetryingClient} admin
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
