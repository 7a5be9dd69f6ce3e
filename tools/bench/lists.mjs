import http from 'node:http';
import { openCatalogue, openDatabases } from './search/database.mjs';
import { startServer } from './search/servers.mjs';
import { median, percentile } from './report.mjs';

/** @typedef {{ firstByteMs: number, totalMs: number, bytes: number, isComplete: boolean }} Reading One response. */

const defaultSizes = [10_000, 100_000];
const concurrency = 40;
const repetitions = 20;
const list = '/api/proxy/jobs';
const others = ['/sitemap.xml', '/sitemap-jobs-1.xml', '/sitemap-companies-1.xml', '/feeds/jobs.xml'];

/**
 * The public list, sitemaps and feeds over HTTP with gzip: the first call of a process, later calls, and 40 at a time.
 * @param {(text: string) => void} log
 * @param {{ jobs?: number }} sizes
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureLists(log, { jobs } = {}) {
  const databases = await openDatabases();
  try {
    const tables = [];
    for (const size of jobs === undefined ? defaultSizes : [jobs]) {
      const databaseUrl = await openCatalogue(databases, size, log);
      log(`Reading lists of ${size.toLocaleString('en')} jobs`);
      tables.push({
        title: `Public lists of ${size.toLocaleString('en')} jobs`,
        notes: [`${concurrency} concurrent callers; warm figures are medians of ${repetitions} calls.`],
        figures: [...(await measureConcurrent(databaseUrl)), ...(await measureRepeated(databaseUrl))],
      });
    }
    return tables;
  } finally {
    await databases.stop();
  }
}

/**
 * Concurrent callers of a process that has prepared no list.
 * @param {string} databaseUrl
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
async function measureConcurrent(databaseUrl) {
  const server = await startServer('cached', databaseUrl);
  try {
    const healthTimes = probeHealth(server.url);
    const began = performance.now();
    const cold = await Promise.all(Array.from({ length: concurrency }, () => read(server.url + list)));
    const coldMs = performance.now() - began;
    const health = await healthTimes.stop();
    const warmBegan = performance.now();
    const warm = await Promise.all(Array.from({ length: concurrency }, () => read(server.url + list)));
    return [
      { name: `${list}: cold, ${concurrency} callers, all answered`, value: coldMs, unit: 'ms' },
      {
        name: '  incomplete or refused responses',
        value: cold.filter((one) => !one.isComplete).length,
        unit: '',
        bar: { most: 0 },
      },
      { name: '  slowest first byte', value: Math.max(...cold.map((one) => one.firstByteMs)), unit: 'ms' },
      { name: '  /api/health during it, slowest', value: Math.max(...health), unit: 'ms' },
      { name: `  warm, ${concurrency} callers, all answered`, value: performance.now() - warmBegan, unit: 'ms' },
      { name: '  slowest first byte', value: Math.max(...warm.map((one) => one.firstByteMs)), unit: 'ms' },
    ];
  } finally {
    server.stop();
  }
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
async function measureRepeated(databaseUrl) {
  const server = await startServer('cached', databaseUrl);
  try {
    const figures = [];
    for (const path of [list, ...others]) {
      const cold = await read(server.url + path);
      /** @type {Reading[]} */
      const warm = [];
      for (let call = 0; call < repetitions; call += 1) warm.push(await read(server.url + path));
      const firstBytes = warm.map((one) => one.firstByteMs);
      const bar = { most: 20 };
      figures.push(
        { name: `${path}: cold, first byte`, value: cold.firstByteMs, unit: 'ms', note: `${cold.bytes} bytes` },
        { name: '  cold, last byte', value: cold.totalMs, unit: 'ms' },
        { name: '  warm, first byte', value: median(firstBytes), unit: 'ms', bar },
        { name: '  warm, first byte, p95', value: percentile(firstBytes, 0.95), unit: 'ms' },
        { name: '  warm, last byte', value: median(warm.map((one) => one.totalMs)), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    server.stop();
  }
}

/** Requests `/api/health` every 50 ms until stopped. @param {string} url */
function probeHealth(url) {
  const stopped = new AbortController();
  const times = (async () => {
    /** @type {number[]} */
    const measured = [];
    while (!stopped.signal.aborted) {
      measured.push((await read(`${url}/api/health`)).totalMs);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return measured;
  })();
  return {
    stop: () => {
      stopped.abort();
      return times;
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<Reading>}
 */
function read(url) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      let firstByteMs = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => {
        if (bytes === 0) firstByteMs = performance.now() - began;
        bytes += chunk.length;
      });
      const finish = () => {
        const isComplete = response.complete && response.statusCode === 200;
        resolve({ firstByteMs, totalMs: performance.now() - began, bytes, isComplete });
      };
      response.on('end', finish);
      response.on('error', finish);
    });
    request.on('error', (cause) => reject(new Error(`${url} failed after ${performance.now() - began} ms`, { cause })));
  });
}
