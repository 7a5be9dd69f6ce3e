import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { planServices, root } from '../services/plan.mjs';
import { freePort } from '../services/ports.mjs';
import { runProcess, startProcess } from '../services/process.mjs';
import { waitFor } from '../services/wait.mjs';
import { nginxConf } from './nginx-conf.mjs';

/** @typedef {import('../services/process.mjs').Service} Service */
/** @typedef {Parameters<typeof startProcess>[0]} StartSpec */

/**
 * @typedef {object} Member One of two servers of a kind.
 * @property {string} name
 * @property {() => Promise<void>} start Resolves once it is ready.
 * @property {() => Promise<void>} kill Sends SIGKILL.
 * @property {() => Promise<number | null>} drain Sends SIGTERM; resolves with the exit code.
 * @property {string} metrics
 */

const drainSeconds = '2';

/**
 * Two servers of a kind differ only in their ports.
 * @param {StartSpec} spec
 * @param {{ name: string, env: Record<string, string>, health: string, metricsPort: number }} own
 * @returns {Member}
 */
function member(spec, { name, env, health, metricsPort }) {
  /** @type {Service | null} */
  let service = null;
  let again = false;
  const own = { DRAIN_SECONDS: drainSeconds, METRICS_PORT: String(metricsPort), ...env };
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    service?.kill(signal);
    return (await service?.ended) ?? null;
  };
  return {
    name,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    start: async () => {
      service = startProcess({ ...spec, name, again, env: { ...spec.env, ...own } });
      again = true;
      const accept = async (/** @type {Response} */ answer) => answer.ok || undefined;
      await waitFor({ url: health, services: [service], accept });
    },
    kill: async () => void (await end('SIGKILL')),
    drain: () => end('SIGTERM'),
  };
}

/**
 * @template T
 * @param {T | null} value
 * @returns {T}
 */
function needed(value) {
  if (value === null) throw new Error('The plan has no such service');
  return value;
}

/**
 * Two members of a kind. @param {string} kind
 * @param {StartSpec} spec
 * @param {(port: number) => { env: Record<string, string>, health: string }} own
 */
async function pair(kind, spec, own) {
  const ports = [await freePort(), await freePort()];
  const members = await Promise.all(
    ports.map(async (port, index) =>
      member(spec, { name: `${kind}-${index + 1}`, metricsPort: await freePort(), ...own(port) }),
    ),
  );
  return { ports, members };
}

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/**
 * @param {import('../services/plan.mjs').Plan['specs']} specs
 * @param {number} apiPort Port of the APIs for HTML servers.
 */
async function planMembers(specs, apiPort) {
  const api = await pair('api', needed(specs.api), (port) => ({
    env: { API_PORT: String(port) },
    health: `${local(port)}/api/health`,
  }));
  const worker = await pair('worker', needed(specs.worker), (port) => ({
    env: { WORKER_PORT: String(port) },
    health: `${local(port)}/api/health`,
  }));
  const site = await pair('site', needed(specs.site), (port) => ({
    env: { PORT: String(port), HOST: '127.0.0.1', API_URL: local(apiPort) },
    health: `${local(port)}/health`,
  }));
  return { api, site, members: [...api.members, ...worker.members, ...site.members] };
}

/** @param {number} port */
function catalogueIsRead(port) {
  const accept = async (/** @type {Response} */ answer) => {
    const { ingest } = /** @type {import('shared-contracts').Health} */ (await answer.json());
    return ingest[0]?.status === 'ok' || undefined;
  };
  return waitFor({ url: `${local(port)}/api/health`, services: [], accept });
}

/**
 * nginx, two APIs, two workers, two HTML servers, one PostgreSQL and the sandbox.
 * @param {{ dataDir: string, nginx: string, log: (text: string) => void }} options
 */
export async function startCluster({ dataDir, nginx, log }) {
  /** @type {Array<() => Promise<unknown>>} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
    undo.push(postgres.stop);
    const [port, apiPort] = [await freePort(), await freePort()];
    const options = { dataDir, port, jobs: 200, tickSeconds: 0, syncSeconds: 5, answerGraceSeconds: 1 };
    const plan = await planServices(options, postgres.url);
    await runProcess(plan.migrate);
    for (const name of /** @type {const} */ (['sandbox', 'mail'])) {
      undo.push(startProcess(needed(plan.specs[name])).stop);
    }
    const { api, site, members } = await planMembers(plan.specs, apiPort);
    const folder = path.join(dataDir, 'nginx');
    const balancer = startNginx(nginx, {
      folder,
      port,
      apiPort,
      apis: api.ports,
      sites: site.ports,
      distDir: path.join(root, 'dist'),
    });
    undo.push(balancer.stop);
    for (const one of members) {
      undo.push(one.kill);
      await one.start();
      log(`${one.name} is ready`);
    }
    await catalogueIsRead(port);
    if (plan.demo !== null) await runProcess(plan.demo);
    log('The catalogue was read and the demo accounts exist');
    return {
      url: `http://localhost:${port}`,
      sandbox: plan.urls.sandbox ?? '',
      members,
      of: (/** @type {string} */ name) => needed(members.find((one) => one.name === name) ?? null),
      reload: balancer.reload,
      complaints: balancer.complaints,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} nginx
 * @param {import('./nginx-conf.mjs').Balanced} balanced
 */
function startNginx(nginx, balanced) {
  const { folder } = balanced;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxConf(balanced));
  const child = spawn(nginx, ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    /** Errors of nginx, except those about servers that were killed. */
    complaints: () => {
      const lines = readFileSync(path.join(folder, 'error.log'), 'utf8').split('\n');
      return lines.filter((line) => line !== '' && !/temporarily disabled|Connection refused/.test(line));
    },
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
