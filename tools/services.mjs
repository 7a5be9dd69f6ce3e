import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { planServices, root, siteSpec } from './services/plan.mjs';
import { freePort } from './services/ports.mjs';
import { runProcess, startProcess } from './services/process.mjs';
import { waitFor } from './services/wait.mjs';

export { root };

/** @typedef {import('./services/process.mjs').Service} Service */
/** @typedef {import('./services/plan.mjs').Plan} Plan */
/** @typedef {import('./services/plan.mjs').StartSpec} StartSpec */

/**
 * @typedef {object} ServiceOptions
 * @property {string} dataDir Embedded database, its password, files, logs and the generated secret; mode 0700.
 * @property {boolean} [site] Whether the HTML server is started. Default true.
 * @property {number} [port] Of the site; a free one when absent.
 * @property {boolean} [durable] Whether the embedded database survives a power cut. Default true.
 * @property {string} [databaseUrl] A real PostgreSQL instead of the embedded one.
 * @property {string} [hrBackendUrl] A real HR backend instead of the sandbox.
 * @property {string} [hrBackendToken]
 * @property {string} [publicUrl] Public address of the site.
 * @property {string} [smtpUrl] A real mail server instead of the catcher.
 * @property {string} [mailLookupUrl] Endpoint of the mail server that reports whether it accepted a mail.
 * @property {number} [campaignRate] Maximum mails of campaigns per second.
 * @property {number} [mailWebPort] Of the catcher's page; a free one when absent.
 * @property {number} [mailSmtpPort] Of the catcher; a free one when absent.
 * @property {string} [demoAccounts] `on` or `off`; default: on with the sandbox.
 * @property {number} [answerGraceSeconds] Seconds that an application waits for its answers.
 * @property {string} [blogUrl] A real blog instead of the sandbox's.
 * @property {number} [jobs] Size of the sandbox's catalogue.
 * @property {number} [tickSeconds] Seconds between changes of the sandbox's catalogue; 0 disables them.
 * @property {number} [syncSeconds] Seconds between the worker's reads of the HR backend.
 * @property {Readonly<Record<string, string | undefined>>} [environment] Documented variables of `npm start`; the options above take precedence.
 * @property {string} [registryFile]
 * @property {string} [remotesDir]
 * @property {string} [remoteOrigins]
 * @property {(text: string) => void} [log] Reports progress.
 * @property {(stop: () => Promise<void>) => void} [onStarting] Called first, with a function that stops the services started so far.
 */

/**
 * @typedef {object} Running
 * @property {Plan['urls'] & { database: string }} urls `mail` is the catcher's page.
 * @property {boolean} demo Whether the demo accounts exist.
 * @property {Record<keyof Plan['specs'], Service | null>} services
 * @property {(name: keyof Plan['specs']) => void} restart Restarts a service that has ended.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the product, in the order of its dependencies; resolves once a visitor can find a job.
 * @param {ServiceOptions} options
 * @returns {Promise<Running>}
 */
export async function startServices(options) {
  const log = options.log ?? (() => {});
  /** @type {Array<() => Promise<void>>} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  options.onStarting?.(stop);
  try {
    const database = await openDatabase(options, undo);
    log('Database is up');
    const plan = await planServices(options, database);
    await runProcess(plan.migrate);
    log('Schema is current');
    /** @type {Running['services']} */
    const services = { sandbox: null, mail: null, api: null, worker: null, site: null };
    const start = (/** @type {keyof typeof services} */ name) => {
      const spec = plan.specs[name];
      if (spec === null) return;
      services[name] = startProcess(spec);
      undo.push(async () => services[name]?.stop());
    };
    for (const name of /** @type {const} */ (['sandbox', 'mail', 'api', 'worker'])) start(name);
    if (plan.urls.mail !== null) await waitUntilUp(`${plan.urls.mail}/healthz`, services);
    await waitForCatalogue(plan.urls.api, services, { jobs: options.jobs ?? 0, log });
    // The site starts when jobs are available.
    start('site');
    await Promise.all([
      plan.demo === null ? undefined : makeDemo(plan.demo, log),
      services.site === null ? undefined : waitUntilUp(`${plan.urls.site}/api/health`, services),
    ]);
    return {
      urls: { ...plan.urls, database },
      demo: plan.demo !== null,
      services,
      restart: (name) => {
        const again = startProcess({ .../** @type {StartSpec} */ (plan.specs[name]), again: true });
        services[name] = again;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const demoWithinMs = 60_000;

/**
 * Fills the demo accounts from the catalogue. A failure does not prevent the start, and the time is limited.
 * @param {StartSpec} spec
 * @param {(text: string) => void} log
 */
async function makeDemo(spec, log) {
  const service = startProcess(spec);
  const late = setTimeout(() => void service.stop(), demoWithinMs);
  const code = await service.ended;
  clearTimeout(late);
  log(
    code === 0
      ? 'Demo accounts exist'
      : `Demo accounts are incomplete (the next start tries again):\n${service.tail()}`,
  );
}

/**
 * Starts another HTML server in front of a running API, with a separate registry and remotes.
 * @param {ServiceOptions & { apiUrl: string }} options
 * @returns {Promise<{ url: string, service: Service }>}
 */
export async function startSite(options) {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const service = startProcess(siteSpec(options, options.apiUrl, port, options.publicUrl ?? url));
  await waitUntilUp(`${url}/api/health`, { site: service });
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

/** @typedef {Partial<Running['services']>} Processes */

/** @param {Processes} services */
const runningOf = (services) => Object.values(services).filter((service) => service !== null);

/** @param {string} url @param {Processes} services */
function waitUntilUp(url, services) {
  const accept = async (/** @type {Response} */ answer) => answer.ok || undefined;
  return waitFor({ url, services: runningOf(services), accept });
}

/**
 * Waits for the first read of the HR backend, successful or not.
 * @param {string} apiUrl
 * @param {Processes} services
 * @param {{ jobs: number, log: (text: string) => void }} options `jobs`: size of a larger catalogue, which takes longer.
 */
async function waitForCatalogue(apiUrl, services, { jobs, log }) {
  let isLogged = false;
  const seen = await waitFor({
    url: `${apiUrl}/api/health`,
    services: runningOf(services),
    timeoutMs: 180_000 + jobs * 5,
    accept: async (answer) => {
      const health = /** @type {import('shared-contracts').Health} */ (await answer.json());
      const [ingest] = health.ingest ?? [];
      if (answer.ok && ingest?.status === 'never' && !isLogged) {
        log('Reading the catalogue from the HR backend');
        isLogged = true;
      }
      return answer.ok && ingest !== undefined && ingest.lastAttemptAt !== null && ingest.status !== 'never'
        ? ingest
        : undefined;
    },
  });
  log(`${seen.openJobs.toLocaleString('en')} open jobs`);
}
