import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startVarnish } from '../page-cache/start-varnish.mjs';
import { startServices, startSite } from '../services.mjs';
import { debianPrograms, findDebianProgram } from '../services/debian-program.mjs';
import { descendantsOf } from '../services/descendants.mjs';
import { freePort } from '../services/ports.mjs';
import { waitFor } from '../services/wait.mjs';
import { drive } from './search/load.mjs';

/** @typedef {{ url: string, pids: readonly number[] }} Server The processes whose time counts. */
/** @typedef {{ perCoreSecond: number, perSecond: number }} Rate */

const jobs = 1000;
const seconds = 5;
const connections = 32;
/** As browsers send it. The bytes are those of the HTML server's own compression. */
const headers = { 'accept-encoding': 'br' };

/**
 * Pages per second of a core: rendered, from the content cache, stored by the HTML server, from Varnish, and the same bytes as a file
 * from nginx.
 * @param {(text: string) => void} log
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureHtml(log) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-bench-html-'));
  /** @type {Array<() => unknown>} */
  const undo = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const options = { dataDir, durable: false, jobs, tickSeconds: 0, syncSeconds: 3600, log };
    const running = await startServices({ ...options, site: false });
    undo.push(running.stop);
    const site = async (/** @type {string} */ pageSeconds) => {
      // Every page is complete, also on a busy machine.
      const deadlines = { PAGE_DEADLINE_FACTOR: '20' };
      const environment = { HOST: '127.0.0.1', PAGE_CACHE_SECONDS: pageSeconds, LOG_LEVEL: 'warn', ...deadlines };
      const { url, service } = await startSite({ ...options, apiUrl: running.urls.api, environment });
      undo.push(service.stop);
      return { url: url.replace('localhost', '127.0.0.1') };
    };
    const plain = await withProcesses(() => site('0'));
    const sharing = await withProcesses(() => site('60'));
    const varnish = await withProcesses(() => frontOf(sharing.url, dataDir, log));
    undo.push(varnish.stop);
    /** @type {import('./report.mjs').Table[]} */
    const tables = [];
    for (const [name, address] of await addresses(running.urls.api)) {
      log(`Requesting ${address}`);
      const file = await withProcesses(() => fileServer(sharing.url + address, dataDir, log));
      undo.push(file.stop);
      tables.push(await measureAddress(name, address, { plain, sharing, varnish, file }));
    }
    return tables;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** @param {string} apiUrl @returns {Promise<[name: string, address: string][]>} */
async function addresses(apiUrl) {
  const answer = await fetch(`${apiUrl}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
  return [
    ['/jobs', '/jobs'],
    ['/jobs/{id}', `/jobs/${items[0]?.slug}`],
  ];
}

/**
 * @param {string} name
 * @param {string} address
 * @param {Record<'plain' | 'sharing' | 'varnish' | 'file', Server>} servers
 * @returns {Promise<import('./report.mjs').Table>}
 */
async function measureAddress(name, address, { plain, sharing, varnish, file }) {
  // Each address is rendered by itself; the query does not change its data.
  const different = Array.from({ length: 5000 }, (_, index) => `${address}?n=${index}`);
  const rates = {
    rendered: await rateOf(plain, different),
    'from the content cache': await rateOf(plain, [address]),
    'stored by the HTML server': await rateOf(sharing, [address]),
    'from Varnish': await rateOf(varnish, [address]),
    'nginx, a file of the same bytes': await rateOf(file, [address]),
  };
  const most = rates['nginx, a file of the same bytes'].perCoreSecond;
  const ratio = (/** @type {keyof typeof rates} */ kind) => rates[kind].perCoreSecond / most;
  return {
    title: `${name}: pages per second of processor time of the server (its child processes included)`,
    notes: [
      `${connections} connections, ${seconds} s each, br, one run; in brackets: pages per second on this machine.`,
    ],
    figures: [
      ...Object.entries(rates).map(([kind, { perCoreSecond, perSecond }]) => ({
        name: kind,
        value: perCoreSecond,
        unit: '/s',
        note: `(${perSecond.toFixed(0)}/s)`,
      })),
      { name: 'from Varnish, of nginx', value: ratio('from Varnish'), unit: '×', bar: { least: 0.5 } },
      { name: 'stored by the HTML server, of nginx', value: ratio('stored by the HTML server'), unit: '×' },
    ],
  };
}

/** @param {Server} server @param {readonly string[]} paths @returns {Promise<Rate>} */
async function rateOf({ url, pids }, paths) {
  await drive({ url, paths, connections, headers, seconds: 1 });
  // Without those that only ran during the start, as Varnish's compiler.
  const running = pids.filter((pid) => existsSync(`/proc/${pid}`));
  const before = cpuSeconds(running);
  const { times, perSecond } = await drive({ url, paths, connections, headers, seconds });
  return { perCoreSecond: times.length / (cpuSeconds(running) - before), perSecond };
}

/** Linux counts in hundredths of a second. @param {readonly number[]} pids */
function cpuSeconds(pids) {
  const ticks = pids.map((pid) => {
    const file = `/proc/${pid}/stat`;
    // A process that has ended: its time is missing.
    if (!existsSync(file)) return 0;
    // After the name in brackets, which may contain spaces: fields 14 and 15 of proc(5).
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** Starts a server and notes its processes. @template {{ url: string }} Started @param {() => Promise<Started>} start */
async function withProcesses(start) {
  const known = new Set(descendantsOf(process.pid).map(({ pid }) => pid));
  const started = await start();
  const pids = descendantsOf(process.pid).map(({ pid }) => pid);
  return { ...started, pids: pids.filter((pid) => !known.has(pid)) };
}

/** @param {string} siteUrl @param {string} dataDir @param {(text: string) => void} log */
async function frontOf(siteUrl, dataDir, log) {
  const varnishd = findDebianProgram(debianPrograms.varnish, log);
  const sitePort = Number(new URL(siteUrl).port);
  return startVarnish({ varnishd, folder: path.join(dataDir, 'varnish'), port: await freePort(), sitePort });
}

/**
 * nginx with one worker, which sends the page as a file.
 * @param {string} page
 * @param {string} dataDir
 * @param {(text: string) => void} log
 */
async function fileServer(page, dataDir, log) {
  const nginx = findDebianProgram(debianPrograms.nginx, log);
  const folder = path.join(dataDir, 'nginx');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page'), await compressedBytes(page));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), fileServerConf(folder, port));
  const files = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')];
  const child = spawn(nginx, files, { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await waitFor({ url, services: [], accept: async (answer) => answer.ok || undefined });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {string} folder @param {number} port */
const fileServerConf = (folder, port) => `worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=8;
  default_type 'text/html; charset=utf-8';
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / {
      root ${folder};
      try_files /page =404;
      add_header Content-Encoding br;
    }
  }
}
`;

/** The bytes as the HTML server compresses them. @param {string} page @returns {Promise<Buffer>} */
async function compressedBytes(page) {
  return new Promise((resolve, reject) => {
    const call = request(page, { headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    call.on('error', reject).end();
  });
}
