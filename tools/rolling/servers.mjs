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
 * @typedef {object} Member One of several servers of a kind.
 * @property {string} name
 * @property {(change?: { script?: string }) => Promise<void>} start Resolves once it is ready. `script`: of another release.
 * @property {() => Promise<void>} kill Sends SIGKILL.
 * @property {() => Promise<number | null>} drain Sends SIGTERM; resolves with the exit code.
 * @property {string} metrics
 * @property {() => Promise<number | null>} ended The exit code, once it ends for any reason.
 */

const drainSeconds = '2';

/**
 * Servers of a kind differ only in their ports.
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
    ended: async () => (await service?.ended) ?? null,
    start: async (change = {}) => {
      service = startProcess({ ...spec, ...change, name, again, env: { ...spec.env, ...own } });
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
 * @typedef {object} KindOptions
 * @property {string} kind
 * @property {number} count
 * @property {(port: number) => { env: Record<string, string>, health: string }} own Variables and health check of the one with this port.
 */

/** Members of a kind. @param {StartSpec} spec @param {KindOptions} options */
async function membersOf(spec, { kind, count, own }) {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const members = await Promise.all(
    ports.map(async (port, index) =>
      member(spec, { name: `${kind}-${index + 1}`, metricsPort: await freePort(), ...own(port) }),
    ),
  );
  return { ports, members };
}

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/** @typedef {{ api: number, worker: number, site: number }} Counts */

/**
 * @param {import('../services/plan.mjs').Plan['specs']} specs
 * @param {{ counts: Counts, apiPort: number, variables: Record<string, string> }} options `apiPort`: of the APIs, for HTML servers;
 *   `variables`: of APIs and workers.
 */
async function planMembers(specs, { counts, apiPort, variables }) {
  const api = await membersOf(needed(specs.api), {
    kind: 'api',
    count: counts.api,
    own: (port) => ({ env: { ...variables, API_PORT: String(port) }, health: `${local(port)}/api/health` }),
  });
  const worker = await membersOf(needed(specs.worker), {
    kind: 'worker',
    count: counts.worker,
    own: (port) => ({ env: { ...variables, WORKER_PORT: String(port) }, health: `${local(port)}/api/health` }),
  });
  const site = await membersOf(needed(specs.site), {
    kind: 'site',
    count: counts.site,
    own: (port) => ({
      env: { PORT: String(port), HOST: '127.0.0.1', API_URL: local(apiPort) },
      health: `${local(port)}/health`,
    }),
  });
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
 * @typedef {object} ServersOptions
 * @property {string} dataDir
 * @property {string} nginx
 * @property {string} [databaseUrl] Default: an own PostgreSQL.
 * @property {Counts} [counts] Default: two of each kind.
 * @property {Partial<import('../services.mjs').ServiceOptions>} [options]
 * @property {Record<string, string>} [variables] Of `migrate`, APIs and workers, beside those of `npm start`.
 * @property {(text: string) => void} log
 */

const two = { api: 2, worker: 2, site: 2 };

/**
 * nginx, APIs, workers, HTML servers, the sandbox, and PostgreSQL or a given database.
 * @param {ServersOptions} options
 */
export async function startServers({ dataDir, nginx, databaseUrl, counts = two, options, variables = {}, log }) {
  /** @type {Array<() => Promise<unknown>>} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const url = databaseUrl ?? (await startOwnPostgres(dataDir, undo));
    const [port, apiPort] = [await freePort(), await freePort()];
    const small = { dataDir, port, jobs: 200, tickSeconds: 0, syncSeconds: 5, answerGraceSeconds: 1 };
    const plan = await planServices({ ...small, ...options }, url);
    const migrate = { ...plan.migrate, env: { ...plan.migrate.env, ...variables } };
    await runProcess(migrate);
    for (const spec of [plan.specs.sandbox, plan.specs.mail]) if (spec !== null) undo.push(startProcess(spec).stop);
    const { api, site, members } = await planMembers(plan.specs, { counts, apiPort, variables });
    const folder = path.join(dataDir, 'nginx');
    const distDir = path.join(root, 'dist');
    const balancer = startNginx(nginx, { folder, port, apiPort, apis: api.ports, sites: site.ports, distDir });
    undo.push(balancer.stop);
    for (const one of members) {
      undo.push(one.kill);
      await one.start();
      log(`${one.name} is ready`);
    }
    await catalogueIsRead(port);
    if (plan.demo !== null) await runProcess({ ...plan.demo, env: { ...plan.demo.env, ...variables } });
    log('The catalogue was read and the demo accounts exist');
    return {
      url: `http://localhost:${port}`,
      sandbox: plan.urls.sandbox ?? '',
      migrate,
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

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */

/** @param {string} dataDir @param {Array<() => Promise<unknown>>} undo */
async function startOwnPostgres(dataDir, undo) {
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
  undo.push(postgres.stop);
  return postgres.url;
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
