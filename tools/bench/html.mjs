import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { nginxConf } from '../page-cache/nginx-conf.mjs';
import { startNginx } from '../page-cache/start-nginx.mjs';
import { startVarnish } from '../page-cache/start-varnish.mjs';
import { startServices, startSite } from '../services.mjs';
import { debianPrograms, findDebianProgram } from '../services/debian-program.mjs';
import { freePort } from '../services/ports.mjs';
import { startProcess } from '../services/process.mjs';
import { waitFor } from '../services/wait.mjs';
import { connections, headers, onServerCore, saturate } from './html/saturate.mjs';
import { median } from './report.mjs';

/** @typedef {import('./html/saturate.mjs').Server} Server */
/** @typedef {import('./html/saturate.mjs').Rate} Rate */
/** @typedef {{ headers: string[], body: Buffer }} Page `headers`: names and values in turn. */
/** @typedef {Server & { stop: () => unknown }} Stoppable */

const jobs = 1000;
const seconds = 3;
/** Of the first round: until V8 has compiled what renders or sends a page. */
const warmUpSeconds = 6;
/** In each round every server is measured once, so that other load of the machine affects all. */
const rounds = 3;

/**
 * Pages per second of a core: rendered, from the content cache, stored by the HTML server, from shared caches, and the same bytes from nginx
 * and from Node alone.
 * @param {(text: string) => void} log
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureHtml(log) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-bench-html-'));
  const programs = {
    wrk: findDebianProgram(debianPrograms.wrk, log),
    nginx: findDebianProgram(debianPrograms.nginx, log),
    varnishd: findDebianProgram(debianPrograms.varnish, log),
  };
  /** @type {Array<() => unknown>} */
  const undo = [() => rmSync(dataDir, { recursive: true, force: true })];
  /** @param {() => Promise<{ url: string, stop: () => unknown }>} start @returns {Promise<Stoppable>} */
  const started = async (start) => {
    const server = await onServerCore(start);
    undo.push(server.stop);
    return server;
  };
  try {
    const options = { dataDir, durable: false, jobs, tickSeconds: 0, syncSeconds: 3600, log };
    const running = await startServices({ ...options, site: false });
    undo.push(running.stop);
    const site = async (/** @type {string} */ pageSeconds) => {
      // Every page is complete, also on a busy machine.
      const deadlines = { PAGE_DEADLINE_FACTOR: '20' };
      const environment = { HOST: '127.0.0.1', PAGE_CACHE_SECONDS: pageSeconds, LOG_LEVEL: 'warn', ...deadlines };
      const { url, service } = await startSite({ ...options, apiUrl: running.urls.api, environment });
      return { url: url.replace('localhost', '127.0.0.1'), stop: service.stop };
    };
    const plain = await started(() => site('0'));
    const sharing = await started(() => site('600'));
    const varnish = await started(() => varnishBefore(sharing.url, dataDir, programs.varnishd));
    const nginxCache = await started(() => nginxBefore(sharing.url, dataDir, programs.nginx));
    /** @type {import('./report.mjs').Table[]} */
    const tables = [];
    for (const [name, address] of await addresses(running.urls.api)) {
      log(`Requesting ${address}`);
      const page = await readPage(sharing.url + address);
      const folder = path.join(dataDir, String(tables.length));
      const node = await started(() => nodeServer(page, folder));
      const file = await started(() => fileServer(page, folder, programs.nginx));
      const cached = { sharing, varnish, nginxCache, node, file };
      tables.push(tableOf(name, page, await measureAddress(programs.wrk, address, { plain, ...cached })));
      await Promise.all([node.stop(), file.stop()]);
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
 * @param {string} wrk
 * @param {string} address
 * @param {Record<'plain' | 'sharing' | 'varnish' | 'nginxCache' | 'node' | 'file', Server>} servers
 */
async function measureAddress(wrk, address, { plain, sharing, varnish, nginxCache, node, file }) {
  const kinds = {
    rendered: { server: plain, isDifferent: true },
    'content from the cache, page written': { server: plain },
    'stored by the HTML server': { server: sharing },
    'Varnish in front': { server: varnish },
    'nginx as a cache in front': { server: nginxCache },
    'node:http, the same bytes': { server: node },
    'nginx, a file of the same bytes': { server: file },
  };
  /** @type {Partial<Record<keyof typeof kinds, Rate[]>>} */
  const rates = {};
  const names = /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of names) {
      const { server, ...load } = { path: address, ...kinds[kind] };
      await saturate(wrk, server, { ...load, seconds: round === 0 ? warmUpSeconds : 1 });
      rates[kind] = [...(rates[kind] ?? []), await saturate(wrk, server, { ...load, seconds })];
    }
  }
  const medians = names.map((kind) => {
    const all = rates[kind] ?? [];
    const of = (/** @type {keyof Rate} */ key) => median(all.map((rate) => rate[key]));
    return [kind, { perCoreSecond: of('perCoreSecond'), perSecond: of('perSecond') }];
  });
  return /** @type {Record<keyof typeof kinds, Rate>} */ (Object.fromEntries(medians));
}

/**
 * @param {string} name
 * @param {Page} page
 * @param {Awaited<ReturnType<typeof measureAddress>>} rates
 * @returns {import('./report.mjs').Table}
 */
function tableOf(name, { body }, rates) {
  const ratio = (/** @type {keyof typeof rates} */ kind, /** @type {keyof typeof rates} */ other) =>
    rates[kind].perCoreSecond / rates[other].perCoreSecond;
  const [stored, file, node] = /** @type {const} */ ([
    'stored by the HTML server',
    'nginx, a file of the same bytes',
    'node:http, the same bytes',
  ]);
  return {
    title: `${name}: pages per second of processor time of the server (its child processes included)`,
    notes: [
      `${(body.length / 1000).toFixed(1)} KB (br), ${connections} connections of wrk on another core, ${seconds} s each, median of ${rounds}, no access logs; in brackets: pages per second on this machine.`,
    ],
    figures: [
      ...Object.entries(rates).map(([kind, { perCoreSecond, perSecond }]) => ({
        name: kind,
        value: Math.round(perCoreSecond),
        unit: '/s',
        note: `${(1e6 / perCoreSecond).toFixed(perCoreSecond > 1000 ? 1 : 0)} µs (${perSecond.toFixed(0)}/s)`,
      })),
      { name: `${stored}, of nginx`, value: ratio(stored, file), unit: '×', bar: { least: 0.5 } },
      { name: `${stored}, of node:http`, value: ratio(stored, node), unit: '×', bar: { least: 0.8 } },
      { name: 'node:http, of nginx', value: ratio(node, file), unit: '×' },
      { name: 'Varnish in front, of nginx', value: ratio('Varnish in front', file), unit: '×' },
      {
        name: 'nginx as a cache, of nginx',
        value: ratio('nginx as a cache in front', file),
        unit: '×',
        bar: { least: 0.5 },
      },
    ],
  };
}

/** @param {string} siteUrl @param {string} dataDir @param {string} varnishd */
async function varnishBefore(siteUrl, dataDir, varnishd) {
  const sitePort = Number(new URL(siteUrl).port);
  return startVarnish({ varnishd, folder: path.join(dataDir, 'varnish'), port: await freePort(), sitePort });
}

/** @param {string} siteUrl @param {string} dataDir @param {string} nginx */
async function nginxBefore(siteUrl, dataDir, nginx) {
  const [folder, port] = [path.join(dataDir, 'nginx'), await freePort()];
  const http = nginxConf({ listen: `127.0.0.1:${port}`, site: new URL(siteUrl).host, folder });
  return startNginx({ nginx, folder, port, http });
}

/** @param {Page} page @param {string} folder */
async function nodeServer(page, folder) {
  const [port, file] = [await freePort(), path.join(folder, 'page.json')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString('base64') }));
  const script = path.join(import.meta.dirname, 'html/plain-process.mjs');
  const service = startProcess({ name: 'node', script, args: [file, String(port)], env: {}, logDir: folder });
  const url = `http://127.0.0.1:${port}`;
  await waitFor({ url, services: [service], accept: async (answer) => answer.ok || undefined });
  return { url, stop: service.stop };
}

/** nginx with the page as a file and its headers. @param {Page} page @param {string} folder @param {string} nginx */
async function fileServer({ headers: sent, body }, folder, nginx) {
  const root = path.join(folder, 'file');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page'), body);
  const lines = sent.flatMap((name, index) =>
    index % 2 === 1 || ['content-type', 'content-length', 'etag'].includes(name)
      ? []
      : [`add_header ${name} "${sent[index + 1]}";`],
  );
  const port = await freePort();
  const http = `
  sendfile on;
  tcp_nopush on;
  open_file_cache max=8;
  default_type 'text/html; charset=utf-8';
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / {
      root ${root};
      try_files /page =404;
      ${lines.join('\n      ')}
    }
  }`;
  return startNginx({ nginx, folder: path.join(folder, 'nginx'), port, http });
}

/** A page as the HTML server sends it. @param {string} url @returns {Promise<Page>} */
async function readPage(url) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...sent } = response.headers;
        const page = { headers: Object.entries(sent).flat().map(String), body: Buffer.concat(chunks) };
        if (response.statusCode === 200) resolve(page);
        else reject(new Error(`${url} was answered with ${response.statusCode}`));
      });
    });
    call.on('error', reject).end();
  });
}
