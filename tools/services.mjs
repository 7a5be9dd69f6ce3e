import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { freePort } from './services/ports.mjs';
import { runProcess, startProcess } from './services/process.mjs';
import { waitFor } from './services/wait.mjs';

export const root = path.resolve(import.meta.dirname, '..');
const hrToken = 'sandbox';

/** @typedef {import('./services/process.mjs').Service} Service */

/**
 * @typedef {object} ServiceOptions
 * @property {string} dataDir Embedded database and logs.
 * @property {number} [port] Of the site; a free one when absent.
 * @property {boolean} [durable] Whether the embedded database survives a power cut. Default true.
 * @property {string} [databaseUrl] A real PostgreSQL instead of the embedded one.
 * @property {string} [hrBackendUrl] A real HR backend instead of the sandbox.
 * @property {string} [hrBackendToken]
 * @property {string} [publicUrl] Where people reach the site.
 * @property {string} [employerAppUrl]
 * @property {string} [blogUrl]
 * @property {number} [jobs] Size of the sandbox's catalogue.
 * @property {number} [tickSeconds] How often the sandbox's catalogue changes; 0 = never.
 * @property {number} [syncSeconds] How often the worker reads the HR backend.
 * @property {string} [registryFile]
 * @property {string} [remotesDir]
 * @property {string} [remoteOrigins]
 * @property {(text: string) => void} [say] Progress.
 */

/**
 * @typedef {object} Running
 * @property {{ site: string, api: string, sandbox: string | null, database: string }} urls
 * @property {Record<'sandbox' | 'api' | 'worker' | 'site', Service | null>} services
 * @property {(name: 'sandbox' | 'api' | 'worker' | 'site') => void} restart Starts a service again that has ended.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole product, in the order of its dependencies; resolves once a visitor can find a job.
 * @param {ServiceOptions} options
 * @returns {Promise<Running>}
 */
export async function startServices(options) {
  const say = options.say ?? (() => {});
  const logDir = path.join(options.dataDir, 'logs');
  /** @type {Array<() => Promise<void>>} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
    undo.length = 0;
  };
  try {
    const database = await openDatabase(options, undo);
    say('Database is up');
    const plan = await planServices(options, database, logDir);
    await runProcess({ ...plan.migrate, logDir });
    say('Schema is current');
    /** @type {Running['services']} */
    const services = { sandbox: null, api: null, worker: null, site: null };
    const start = (/** @type {keyof typeof services} */ name) => {
      const spec = plan.specs[name];
      if (spec === null) return;
      services[name] = startProcess(spec);
      undo.push(async () => services[name]?.stop());
    };
    for (const name of /** @type {const} */ (['sandbox', 'api', 'worker'])) start(name);
    await waitForCatalogue(plan.urls.api, services, say);
    // The door opens last: whoever gets an answer finds jobs.
    start('site');
    await waitUntilHealthy(plan.urls.site, services);
    return {
      urls: { ...plan.urls, database },
      services,
      restart: (name) => {
        const again = startProcess(/** @type {StartSpec} */ (plan.specs[name]));
        services[name] = again;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Parameters<typeof startProcess>[0]} StartSpec */

/**
 * Starts one more HTML server before a running API, with a registry and remotes of its own.
 * @param {ServiceOptions & { apiUrl: string }} options
 * @returns {Promise<{ url: string, service: Service }>}
 */
export async function startSite(options) {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const logDir = path.join(options.dataDir, 'logs');
  const service = startProcess(siteSpec(options, options.apiUrl, port, options.publicUrl ?? url, logDir));
  await waitUntilHealthy(url, { site: service });
  return { url, service };
}

/**
 * @param {ServiceOptions} options
 * @param {Array<() => Promise<void>>} undo
 */
async function openDatabase({ databaseUrl, dataDir, durable = true }, undo) {
  if (databaseUrl !== undefined) return databaseUrl;
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable });
  undo.push(postgres.stop);
  return postgres.url;
}

/**
 * @param {ServiceOptions} options
 * @param {string} database
 * @param {string} logDir
 */
async function planServices(options, database, logDir) {
  const [apiPort, sandboxPort, sitePort] = [await freePort(), await freePort(), options.port ?? (await freePort())];
  const urls = {
    api: `http://127.0.0.1:${apiPort}`,
    sandbox: options.hrBackendUrl === undefined ? `http://127.0.0.1:${sandboxPort}` : null,
    site: `http://localhost:${sitePort}`,
  };
  const publicUrl = options.publicUrl ?? urls.site;
  const apiEnv = {
    NODE_ENV: 'production',
    API_PORT: String(apiPort),
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
    HR_BACKEND_URL: options.hrBackendUrl ?? `http://127.0.0.1:${sandboxPort}`,
    HR_BACKEND_TOKEN: options.hrBackendToken ?? hrToken,
    HR_SYNC_SECONDS: String(options.syncSeconds ?? 60),
    TRUST_PROXY: '127.0.0.1',
  };
  /** @param {string} file */
  const at = (file) => path.join(root, file);
  return {
    urls,
    logDir,
    migrate: { name: 'migrate', script: at('api/dist/migrate.js'), env: apiEnv },
    specs: {
      sandbox: urls.sandbox === null ? null : sandboxSpec(options, sandboxPort, logDir),
      api: { name: 'api', script: at('api/dist/main.js'), env: apiEnv, logDir },
      worker: { name: 'worker', script: at('api/dist/worker.js'), env: apiEnv, logDir },
      site: siteSpec(options, urls.api, sitePort, publicUrl, logDir),
    },
  };
}

/**
 * @param {ServiceOptions} options
 * @param {number} port
 * @param {string} logDir
 * @returns {StartSpec}
 */
function sandboxSpec(options, port, logDir) {
  const env = {
    NODE_ENV: 'production',
    SANDBOX_PORT: String(port),
    HR_BACKEND_TOKEN: hrToken,
    SANDBOX_DATA: path.join(options.dataDir, 'sandbox'),
    ...(options.jobs === undefined ? {} : { SANDBOX_JOBS: String(options.jobs) }),
    ...(options.tickSeconds === undefined ? {} : { SANDBOX_TICK_SECONDS: String(options.tickSeconds) }),
  };
  return { name: 'sandbox', script: path.join(root, 'sandbox/dist/main.js'), env, logDir };
}

/**
 * @param {ServiceOptions} options
 * @param {string} apiUrl
 * @param {number} port
 * @param {string} publicUrl
 * @param {string} logDir
 * @returns {StartSpec}
 */
function siteSpec(options, apiUrl, port, publicUrl, logDir) {
  const optional = {
    EMPLOYER_APP_URL: options.employerAppUrl,
    BLOG_URL: options.blogUrl,
    REMOTE_ORIGINS: options.remoteOrigins,
  };
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: apiUrl,
    PUBLIC_URL: publicUrl,
    SHELL_DIR: path.join(root, 'dist/shell'),
    REMOTES_DIR: options.remotesDir ?? path.join(root, 'dist/remotes'),
    REGISTRY_FILE: options.registryFile ?? path.join(root, 'dist/registry.json'),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
  return { name: 'site', script: path.join(root, 'shell/dist/server/main.js'), env, logDir };
}

/** @typedef {Partial<Running['services']>} Processes */

/** @param {Processes} services */
const runningOf = (services) => Object.values(services).filter((service) => service !== null);

/** @param {string} url @param {Processes} services */
function waitUntilHealthy(url, services) {
  const accept = async (/** @type {Response} */ answer) => answer.ok || undefined;
  return waitFor({ url: `${url}/api/health`, services: runningOf(services), accept });
}

/**
 * Waits for the first read of the HR backend, whether or not it succeeds.
 * @param {string} apiUrl
 * @param {Processes} services
 * @param {(text: string) => void} say
 */
async function waitForCatalogue(apiUrl, services, say) {
  let told = false;
  const seen = await waitFor({
    url: `${apiUrl}/api/health`,
    services: runningOf(services),
    timeoutMs: 180_000,
    accept: async (answer) => {
      const health = /** @type {import('shared-contracts').Health} */ (await answer.json());
      const [ingest] = health.ingest ?? [];
      if (answer.ok && ingest?.status === 'never' && !told) {
        say('Reading the catalogue from the HR backend');
        told = true;
      }
      return answer.ok && ingest !== undefined && ingest.lastAttemptAt !== null && ingest.status !== 'never'
        ? ingest
        : undefined;
    },
  });
  say(`${seen.openJobs.toLocaleString('en')} open jobs`);
}
