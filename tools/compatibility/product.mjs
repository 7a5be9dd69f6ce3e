import path from 'node:path';
import { planServices } from '../services/plan.mjs';
import { runProcess, startProcess } from '../services/process.mjs';
import { waitFor } from '../services/wait.mjs';

/** @typedef {import('../services/plan.mjs').Plan} Plan */
/** @typedef {keyof Plan['specs']} ServiceName */

/**
 * @typedef {object} ProductOptions
 * @property {string} folder Folder of its files and logs.
 * @property {string} databaseUrl
 * @property {string} [ownerUrl] Database address for `migrate` and the demo; `databaseUrl` when absent.
 * @property {ServiceName[]} [services] Default: sandbox, api, worker. The site needs a complete build.
 * @property {boolean} [demo] Whether there are demo accounts. Default false.
 * @property {Record<string, string>} [variables] Variables of every process, beside those of `npm start`.
 * @property {Partial<import('../services.mjs').ServiceOptions>} [options]
 */

/**
 * @typedef {object} Product
 * @property {Plan['urls']} urls
 * @property {(name: ServiceName, variables?: Record<string, string>) => Promise<void>} restart
 *   Stops a service and starts it again, with other variables.
 * @property {(name: ServiceName) => string} log The last lines of a service's log.
 */

/**
 * Migrates a database and starts the product's processes on it; resolves once the catalogue has been read.
 * @param {import('./resources.mjs').Resources} resources
 * @param {ProductOptions} options
 * @returns {Promise<Product>}
 */
export async function startProduct(resources, options) {
  const { folder, databaseUrl, ownerUrl = databaseUrl, services: names = ['sandbox', 'api', 'worker'] } = options;
  const plan = await planOf(options);
  const ofOwner = (/** @type {import('../services/plan.mjs').StartSpec} */ spec) =>
    runProcess({ ...spec, env: { ...spec.env, DATABASE_URL: ownerUrl } });
  await ofOwner(plan.migrate);
  /** @type {Map<ServiceName, import('../services/process.mjs').Service>} */
  const running = new Map();
  const start = (/** @type {ServiceName} */ name, /** @type {Record<string, string>} */ variables = {}) => {
    const spec = plan.specs[name];
    if (spec === null) throw new Error(`There is no service ${name} to start in ${folder}`);
    const again = running.has(name);
    running.set(name, startProcess({ ...spec, env: { ...spec.env, ...options.variables, ...variables }, again }));
  };
  resources.add(() => Promise.all([...running.values()].map((service) => service.stop())));
  for (const name of names.filter((one) => one !== 'site')) start(name);
  await catalogueIsRead(plan.urls.api, [...running.values()]);
  if (plan.demo !== null) await ofOwner(plan.demo);
  if (names.includes('site')) {
    start('site');
    await isUp(plan.urls.site, [...running.values()]);
  }
  return {
    urls: plan.urls,
    restart: async (name, variables) => {
      await running.get(name)?.stop();
      start(name, variables);
    },
    log: (name) => running.get(name)?.tail() ?? '',
  };
}

/** @param {ProductOptions} options */
function planOf({ folder, databaseUrl, demo = false, options }) {
  const small = { jobs: 200, tickSeconds: 0, syncSeconds: 2, answerGraceSeconds: 1 };
  const own = { ...small, demoAccounts: demo ? 'on' : 'off', ...options };
  return planServices({ dataDir: path.join(folder, 'data'), ...own }, databaseUrl);
}

/** @typedef {import('../services/process.mjs').Service} Service */

/** @param {string} api @param {Service[]} services */
function catalogueIsRead(api, services) {
  return waitFor({
    url: `${api}/api/health`,
    services,
    timeoutMs: 120_000,
    accept: async (answer) => {
      const health = /** @type {import('shared-contracts').Health} */ (await answer.json());
      return health.ingest[0]?.status === 'ok' || undefined;
    },
  });
}

/** @param {string} site @param {Service[]} services */
function isUp(site, services) {
  return waitFor({ url: `${site}/health`, services, accept: async (answer) => answer.ok || undefined });
}
