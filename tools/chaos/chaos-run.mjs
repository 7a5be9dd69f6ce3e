import { auditCampaignRun, prepareCampaign, responseToSubscribers, sendCampaign } from './campaign.mjs';
import { startFaults, watchRecovery } from './faults.mjs';
import { startMailSink } from './mail-sink.mjs';
import { auditParticipants, readJobs, runParticipants } from './participants.mjs';
import { faults, startTargets } from './targets.mjs';

/** @typedef {import('./targets.mjs').Fault} Fault */

/**
 * @typedef {object} World
 * @property {Awaited<ReturnType<typeof startTargets>>} targets
 * @property {import('./mail-sink.mjs').MailSink} sink Receives all mails of the targets.
 * @property {(text: string) => void} log
 */

/**
 * @typedef {object} RunOptions
 * @property {string} dataDir
 * @property {number} pauseMs Mean pause between two faults.
 * @property {(text: string) => void} [log]
 */

/**
 * @typedef {object} CampaignOptions
 * @property {number} recipients Number of eligible subscribers.
 * @property {number} rate Maximum mails per second: the campaign must last as long as the faults.
 */

/** @typedef {import('./participants.mjs').ParticipantOptions} ParticipantOptions */
/** @typedef {Awaited<ReturnType<typeof runChaos>>} ChaosResult */
/** @typedef {Awaited<ReturnType<typeof runCampaignChaos>>} CampaignChaosResult */

/** Twenty kills of API and worker, five kills or restarts of PostgreSQL. @type {readonly Fault[]} */
const campaignFaults = Array.from(
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

/** Each kind of fault once, those of API and worker twice. @type {readonly Fault[]} */
const shortFaults = ['worker', 'api', 'postgres restart', 'worker', 'sandbox', 'api', 'postgres'];

/**
 * Simulated members and visitors make every kind of write while API, worker, HR backend and PostgreSQL are killed in turn.
 * Then compares each acknowledged write with the state of the API, the database, the HR backend and the mail server.
 * @param {RunOptions & ParticipantOptions} options
 */
export async function runChaos({ dataDir, pauseMs, log = () => {}, ...options }) {
  const sink = await startMailSink();
  return withTargets({ dataDir, sink, log }, {}, async (world) => {
    const jobs = await readJobs(world);
    const { done, ...report } = await duringFaults(world, { order: faults, pauseMs }, () =>
      runParticipants(world, jobs, options),
    );
    return { ...report, ...(await auditParticipants(audited(world), done)) };
  });
}

/**
 * Sends one campaign while API, worker and PostgreSQL are killed and the mail server defers and disconnects at random. Then
 * compares the received mails with the eligible subscribers and with the product's state.
 * @param {RunOptions & CampaignOptions} options
 */
export async function runCampaignChaos({ dataDir, recipients, rate, pauseMs, log = () => {} }) {
  const sink = await startMailSink(responseToSubscribers);
  return withTargets({ dataDir, sink, log }, campaignSettings(sink, rate), async (world) => {
    const campaign = await prepareCampaign(world, recipients);
    const { done, ...report } = await duringFaults(world, { order: campaignFaults, pauseMs }, () =>
      sendCampaign(world, campaign),
    );
    return { ...report, ...(await auditCampaignRun(world, done)) };
  });
}

/**
 * The short form of both runs: a campaign is sent while the participants write, during one series of faults.
 * @param {RunOptions & ParticipantOptions & CampaignOptions} options
 * @returns {Promise<{ writes: ChaosResult, campaign: CampaignChaosResult }>}
 */
export async function runShortChaos({ dataDir, recipients, rate, pauseMs, log = () => {}, ...options }) {
  const sink = await startMailSink(responseToSubscribers);
  return withTargets({ dataDir, sink, log }, campaignSettings(sink, rate), async (world) => {
    const campaign = await prepareCampaign(world, recipients);
    const jobs = await readJobs(world);
    const { done, ...report } = await duringFaults(world, { order: shortFaults, rounds: 1, pauseMs }, () =>
      Promise.all([runParticipants(world, jobs, options), sendCampaign(world, campaign)]),
    );
    const [participants, sent] = done;
    return {
      writes: { ...report, ...(await auditParticipants(audited(world), participants)) },
      campaign: { ...report, ...(await auditCampaignRun(world, sent)) },
    };
  });
}

/** @param {World} world */
const audited = ({ targets, sink }) => ({ urls: targets.product.urls, sink });

/** The demo accounts include the admin who sends the campaign. @param {import('./mail-sink.mjs').MailSink} sink @param {number} rate */
const campaignSettings = (sink, rate) => ({
  mailLookupUrl: sink.lookupUrl,
  campaignRate: rate,
  demoAccounts: 'on',
});

/**
 * @template T
 * @param {Omit<World, 'targets'> & { dataDir: string }} options
 * @param {Partial<import('../services.mjs').ServiceOptions>} settings
 * @param {(world: World) => Promise<T>} work
 */
async function withTargets({ dataDir, sink, log }, settings, work) {
  const targets = await startTargets({ dataDir, smtpUrl: sink.url, log, ...settings });
  try {
    return await work({ targets, sink, log });
  } finally {
    await targets.stop();
    await sink.stop();
  }
}

/**
 * Injects faults until the work is done or all rounds are over.
 * @template T
 * @param {World} world
 * @param {{ order: readonly Fault[], rounds?: number, pauseMs: number }} options `rounds`: how often the order is repeated at most.
 * @param {() => Promise<T>} work
 */
async function duringFaults({ targets, log }, { order, rounds, pauseMs }, work) {
  const began = performance.now();
  const watch = (/** @type {Fault} */ fault) => watchRecovery(targets.product.urls, fault);
  const injection = startFaults({ order, rounds, inject: targets.inject, watch, pauseMs, log });
  const done = await work();
  const { faultTimes, notRecovered } = await injection.stop();
  log('All services are running');
  const faultSeconds = Math.round((performance.now() - began) / 1000);
  return { done, faultTimes, notRecovered, exits: targets.exits, faultSeconds };
}
