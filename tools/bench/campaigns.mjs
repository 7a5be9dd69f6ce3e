import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandEnvironment } from '../services/command-environment.mjs';
import { freePort } from '../services/ports.mjs';
import { startProcess } from '../services/process.mjs';
import { cacheDir, root } from '../webpack/workspace.mjs';
import { startResponder } from './campaigns/responder.mjs';
import { openAudience } from './campaigns/audience.mjs';
import { matchingTable, sendingTable } from './campaigns/figures.mjs';
import { measureOneByOne } from './campaigns/one-by-one.mjs';
import { openDatabases } from './search/database.mjs';
import { drive } from './search/load.mjs';
import { readMix } from './search/questions.mjs';
import { startServer } from './search/servers.mjs';
import { percentile } from './report.mjs';

/** @typedef {import('./campaigns/audience.mjs').Audience} Audience */

/**
 * @typedef {object} Sizes
 * @property {number} jobs
 * @property {number} subscribers Size of the audience for matching.
 * @property {number} recipients Size of the audience for the audience snapshot and sending.
 */

/** Sizes of DESIGN §7; options select smaller ones. @type {Sizes} */
const campaignSizes = { jobs: 100_000, subscribers: 1_000_000, recipients: 100_000 };

/** A slow disk delays each connection's write, so there are several connections; nodemailer gets as many. */
const connections = 64;
const oneByOneSample = 100;
/** Duration of each measurement. */
const seconds = 20;
/**
 * The worker needs half of the first limit. Without it, V8 collects only at twice the size or more. With a large young generation,
 * short-lived mails are collected before they are promoted.
 */
const workerOptions = '--max-old-space-size=192 --max-semi-space-size=32';
const workerFolder = path.join(cacheDir, 'bench');

/**
 * Matching, audience snapshot and sending, and their effect on searches.
 * @param {(text: string) => void} log
 * @param {Partial<Sizes>} given
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureCampaigns(log, given = {}) {
  const sizes = { ...campaignSizes, ...given };
  const databases = await openDatabases();
  try {
    /** @template T @param {number} subscribers @param {(audience: Audience) => Promise<T>} work */
    const withAudience = async (subscribers, work) => {
      const audience = await openAudience(databases, { jobs: sizes.jobs, subscribers }, log);
      try {
        return await work(audience);
      } finally {
        await audience.drop();
      }
    };
    const matching = await withAudience(sizes.subscribers, (audience) => measureMatching(audience, log));
    const sending = await withAudience(sizes.recipients, (audience) => measureSending(audience, log));
    return [matchingTable(sizes, matching), sendingTable(sizes, sending, workerOptions)];
  } finally {
    await databases.stop();
  }
}

/** @param {string} databaseUrl */
const environmentOf = (databaseUrl) => commandEnvironment(process.env, { dataDir: workerFolder, databaseUrl });

/** @param {Audience} audience @param {(text: string) => void} log */
async function measureMatching({ url }, log) {
  log('Selecting jobs for all subscribers');
  const matching = await startResponder('matching-process.mjs', [], environmentOf(url));
  try {
    const cold = await matching.ask('report');
    const warm = await matching.ask('report');
    log('Selecting jobs for a sample one by one');
    return { cold, warm, oneByOne: await measureOneByOne(url, oneByOneSample) };
  } finally {
    matching.stop();
  }
}

/** @param {Audience} audience @param {(text: string) => void} log */
async function measureSending(audience, log) {
  const audienceSnapshotMs = await snapshotAudience(audience);
  const sink = await startResponder('sink-process.mjs', []);
  const search = await startServer('uncached', audience.url);
  try {
    const paths = await readMix(audience.url);
    const searches = async () => ({
      p95: percentile((await drive({ url: search.url, paths, connections: 1, seconds })).times, 0.95),
    });
    await searches();
    log('Measuring searches without sending');
    const idle = await searches();
    log('Measuring searches during a campaign with default settings');
    const usual = await withWorker(audience, sink.ready, {}, async () => ({
      ...(await searches()),
      ...(await rateOf(sink)),
    }));
    const idleAfter = await searches();
    log('Sending at full speed');
    const fast = await withWorker(audience, sink.ready, { CAMPAIGN_RATE: '10000' }, () => rateOf(sink));
    const busy = await withWorker(audience, sink.ready, { CAMPAIGN_RATE: '10000' }, searches);
    const { taken, different, sample } = await sink.ask('count');
    log('Sending with nodemailer alone');
    const raw = await rawRate(sink.ready, sample);
    const fastAgain = await withWorker(audience, sink.ready, { CAMPAIGN_RATE: '10000' }, () => rateOf(sink));
    const rawAgain = await rawRate(sink.ready, sample);
    return {
      audienceSnapshotMs,
      search: { idle: idle.p95, idleAfter: idleAfter.p95, usual, busy: busy.p95 },
      fast,
      fastAgain,
      raw,
      rawAgain,
      doubled: taken - different,
    };
  } finally {
    search.stop();
    sink.stop();
  }
}

/** Inserts the recipients of a new campaign. Returns the time in milliseconds. @param {Audience} audience */
async function snapshotAudience({ url, query }) {
  const [{ id }] = await query(
    `insert into campaigns (name, subject, frequency, status) values ('Ofertas', 'As suas ofertas', 'weekly', 'sending') returning id`,
  );
  const snapshot = await startResponder('matching-process.mjs', [], environmentOf(url));
  const { ms } = await snapshot.ask(`snapshot-audience ${id}`);
  snapshot.stop();
  return ms;
}

/**
 * @template T
 * @param {Audience} audience
 * @param {number} smtpPort
 * @param {Record<string, string>} variables
 * @param {() => Promise<T>} work
 * @returns {Promise<T & { rssMegabytes: number }>}
 */
async function withWorker({ url, query }, smtpPort, variables, work) {
  const metricsPort = await freePort();
  const env = {
    ...environmentOf(url),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_CONNECTIONS: String(connections),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: workerOptions,
    ...variables,
  };
  const script = path.join(root, 'api/dist/worker.js');
  const worker = startProcess({
    name: 'campaign-worker',
    script,
    env: defined(env),
    logDir: path.join(workerFolder, 'logs'),
  });
  try {
    // The first mails show that the job pool has been read.
    while (
      (
        await query(
          `select from campaign_recipients where state = 'sent' and sent_at > now() - interval '1 second' limit 1`,
        )
      ).length === 0
    ) {
      await wait(200);
    }
    await wait(3000);
    const measured = await work();
    return { ...measured, rssMegabytes: await memoryOf(metricsPort) };
  } finally {
    await worker.stop();
  }
}

/** @param {NodeJS.ProcessEnv} env */
const defined = (env) =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** @param {number} port */
async function memoryOf(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

/** @param {Awaited<ReturnType<typeof startResponder>>} sink */
async function rateOf(sink) {
  const { taken: before } = await sink.ask('count');
  const began = performance.now();
  await wait(seconds * 1000);
  const { taken } = await sink.ask('count');
  return { perSecond: ((taken - before) * 1000) / (performance.now() - began) };
}

/** @param {number} port @param {string} sample */
async function rawRate(port, sample) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-mail-')), 'mail.eml');
  writeFileSync(file, sample);
  const raw = await startResponder('raw-process.mjs', [String(port), String(connections), String(seconds), file]);
  const perSecond = await raw.ask('rate');
  raw.stop();
  return Number(perSecond);
}
