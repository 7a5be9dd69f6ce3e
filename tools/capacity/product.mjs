import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startResponder } from '../bench/campaigns/responder.mjs';
import { acceptEncoding } from '../load/run-load.mjs';
import { send } from '../rolling/load.mjs';
import { startServices, startSite } from '../services.mjs';
import { waitUntil } from '../services/wait.mjs';
import { cpuSeconds } from './process-use.mjs';

/**
 * @typedef {object} Reading
 * @property {number} at Milliseconds.
 * @property {import('./process-use.mjs').ByKind} cpu Seconds since the start of each process.
 * @property {number} walBytes
 * @property {number} walSyncs
 * @property {number} rows Inserted, changed and deleted.
 */

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/** Applications that are or will soon be due: their answers are not waited for. */
const undelivered = `delivered_at is null and refused_at is null and delivery_failed_at is null and withdrawn_at is null
  and due_at < now() + interval '1 hour'`;

/** Seconds between reads of the HR backend; 60 in operation. */
const syncSeconds = 15;

/** PostgreSQL's processes report their counts after at most ten seconds. */
export const statisticsDelayMs = 11_000;

const usageStatement = `select pg_current_wal_lsn() - '0/0'::pg_lsn as "walBytes",
  (select sum(fsyncs) from pg_stat_io where object = 'wal') as "walSyncs",
  (select sum(tup_inserted + tup_updated + tup_deleted) from pg_stat_database) as rows`;

/**
 * The product as `npm start` runs it, with a mail server that accepts everything at once, and a second HTML server that stores pages.
 * @param {{ jobs: number, dataDir: string, log: (text: string) => void }} options
 */
export async function startProduct({ jobs, dataDir, log }) {
  const sink = await startResponder('sink-process.mjs', []);
  const smtpUrl = `smtp://127.0.0.1:${sink.ready}`;
  const options = { dataDir, jobs, tickSeconds: 0, smtpUrl, campaignRate: 10_000, answerGraceSeconds: 1, syncSeconds };
  const running = await startServices({ ...options, log });
  const { api, site, database: connectionString } = running.urls;
  const storing = await startSite({ dataDir, apiUrl: api, environment: { PAGE_CACHE_SECONDS: '600' } });
  const database = new pg.Client({ connectionString });
  await database.connect();
  const connections = new http.Agent({ keepAlive: true });

  /** Rows of a statement. @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
  const query = async (sql, values) => (await database.query(sql, values)).rows;
  /** Waits until a statement returns true. @param {string} what @param {string} sql */
  const until = (what, sql) =>
    waitUntil(what, async () => ((await query(`select (${sql}) as done`))[0].done === true ? true : null), {
      withinMs: 300_000,
    });
  return {
    dataDir,
    site: site.replace('localhost', '127.0.0.1'),
    storingSite: storing.url.replace('localhost', '127.0.0.1'),
    sandbox: /** @type {string} */ (running.urls.sandbox),
    hrToken: readFileSync(path.join(dataDir, 'hr-backend-token'), 'utf8').trim(),
    query,
    until,
    request: createRequest(connections),
    deliveriesSent: () => until('deliveries', `not exists (select from applications where ${undelivered})`),
    restartWorker: async () => {
      await running.services.worker?.stop();
      running.restart('worker');
      await wait(statisticsDelayMs);
    },
    /** @returns {Promise<Reading>} */
    read: async () => {
      const [used] = await query(usageStatement);
      const counts = { walBytes: Number(used.walBytes), walSyncs: Number(used.walSyncs), rows: Number(used.rows) };
      return { at: performance.now(), cpu: cpuSeconds(process.pid), ...counts };
    },
    stop: async () => {
      connections.destroy();
      await database.end();
      await storing.service.stop();
      await running.stop();
      sink.stop();
    },
  };
}

/** @param {http.Agent} connections */
function createRequest(connections) {
  let visitor = 0;
  /**
   * One request of a visitor with an own address, because limits are per address.
   * @param {string} url
   * @param {RequestInit} [init]
   * @returns {Promise<{ response: Response, bytes: number }>} `bytes`: headers and compressed body.
   */
  return async (url, init = {}) => {
    visitor += 1;
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const own = { 'accept-encoding': acceptEncoding, 'x-forwarded-for': address };
    const headers = { ...own, ...Object.fromEntries(new Headers(init.headers)) };
    const response = await send(url, { ...init, headers }, connections);
    const body = await response.clone().arrayBuffer();
    // 401: the session of a visitor who is not signed in.
    if (response.status >= 400 && response.status !== 401) {
      throw new Error(`${url} responded with ${response.status}: ${Buffer.from(body).toString()}`);
    }
    const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20);
    return { response, bytes: head + body.byteLength };
  };
}
