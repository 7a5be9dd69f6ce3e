import path from 'node:path';
import { freePort } from './ports.mjs';
import { previewSecret, storedSecret } from './private-folder.mjs';
import { apiVariables, mailVariables, pickVariables, sandboxVariables, siteVariables } from './variables.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {import('../services.mjs').ServiceOptions} ServiceOptions */
/** @typedef {Parameters<typeof import('./process.mjs').startProcess>[0]} StartSpec */

/**
 * @typedef {object} Plan
 * @property {{ site: string, api: string, sandbox: string | null, mail: string | null }} urls
 * @property {StartSpec} migrate
 * @property {StartSpec | null} demo Creates the demo accounts; null without them.
 * @property {Record<'sandbox' | 'mail' | 'api' | 'worker' | 'site', StartSpec | null>} specs Null if an external one or none is used.
 */

/** @param {string} file */
const at = (file) => path.join(root, file);

/** @param {ServiceOptions} options */
const logDirOf = (options) => path.join(options.dataDir, 'logs');

/**
 * The processes to start and their variables.
 * @param {ServiceOptions} options
 * @param {string} database
 * @returns {Promise<Plan>}
 */
export async function planServices(options, database) {
  const environment = options.environment ?? {};
  const ports = await choosePorts(options);
  const urls = {
    api: originOf(environment['API_HOST'], ports.api),
    sandbox: options.hrBackendUrl === undefined ? originOf(environment['SANDBOX_HOST'], ports.sandbox) : null,
    mail: options.smtpUrl === undefined ? originOf(environment['SANDBOX_HOST'], ports.mailWeb) : null,
    site: originOf(environment['HOST'], ports.site, 'localhost'),
  };
  const publicUrl = options.publicUrl ?? urls.site;
  const withSandbox = withBlog(options, urls.sandbox);
  const logDir = logDirOf(options);
  const env = apiEnvironment(withSandbox, { database, publicUrl, ports, hrUrl: urls.sandbox });
  return {
    urls,
    migrate: { name: 'migrate', script: at('api/dist/migrate.js'), env, logDir },
    demo: env['DEMO_ACCOUNTS'] === 'on' ? { name: 'demo', script: at('api/dist/demo.js'), env, logDir } : null,
    specs: {
      sandbox: urls.sandbox === null ? null : sandboxSpec(options, ports.sandbox),
      mail: urls.mail === null ? null : mailSpec(options, ports),
      api: { name: 'api', script: at('api/dist/main.js'), env, logDir },
      worker: { name: 'worker', script: at('api/dist/worker.js'), env: nextMetricsPort(env, 1), logDir },
      site: options.site === false ? null : siteSpec(withSandbox, urls.api, ports.site, publicUrl),
    },
  };
}

const everyAddress = ['0.0.0.0', '::'];

/**
 * Address on this machine of a process that listens on a host.
 * @param {string | undefined} host
 * @param {number} port
 * @param {string} local Name of this machine.
 */
function originOf(host, port, local = '127.0.0.1') {
  const name = !host?.trim() || everyAddress.includes(host.trim()) ? local : host.trim();
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * METRICS_PORT of several processes on one machine: the API uses the port itself, the others the following ones.
 * @param {Record<string, string>} env
 * @param {number} offset
 */
function nextMetricsPort(env, offset) {
  const port = env['METRICS_PORT'];
  return port === undefined ? env : { ...env, METRICS_PORT: String(Number(port) + offset) };
}

/**
 * The sandbox also replaces the blog if no address is set.
 * @param {ServiceOptions} options
 * @param {string | null} sandboxUrl
 * @returns {ServiceOptions}
 */
function withBlog(options, sandboxUrl) {
  return options.blogUrl !== undefined || sandboxUrl === null ? options : { ...options, blogUrl: `${sandboxUrl}/blog` };
}

/** @typedef {{ api: number, sandbox: number, site: number, mailWeb: number, mailSmtp: number }} Ports */

/**
 * @param {ServiceOptions} options
 * @returns {Promise<Ports>}
 */
async function choosePorts({ port, mailWebPort, mailSmtpPort, environment = {} }) {
  const chosen = (/** @type {string} */ name) => Number(environment[name]) || freePort();
  return {
    api: await chosen('API_PORT'),
    sandbox: await chosen('SANDBOX_PORT'),
    site: port ?? (await freePort()),
    mailWeb: mailWebPort ?? (await freePort()),
    mailSmtp: mailSmtpPort ?? (await freePort()),
  };
}

/**
 * @param {ServiceOptions} options
 * @param {{ database: string, publicUrl: string, ports: Ports, hrUrl: string | null }} plan
 * @returns {Record<string, string>}
 */
function apiEnvironment(options, { database, publicUrl, ports, hrUrl }) {
  const set = pickVariables(options.environment ?? {}, apiVariables);
  return {
    NODE_ENV: 'production',
    // There is no other instance: waiting for a load balancer would only delay Ctrl-C.
    DRAIN_SECONDS: '0',
    HR_SYNC_SECONDS: '60',
    FILES_DIR: path.join(options.dataDir, 'files'),
    REGISTRY_FILE: at('dist/registry.json'),
    ...set,
    // The HTML server is a proxy in front of the API.
    TRUST_PROXY: ['127.0.0.1', set['TRUST_PROXY']].filter(Boolean).join(','),
    API_PORT: String(ports.api),
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
    HR_BACKEND_URL: options.hrBackendUrl ?? hrUrl ?? originOf(undefined, ports.sandbox),
    SMTP_URL: options.smtpUrl ?? `smtp://${mailHost(options)}:${ports.mailSmtp}`,
    APP_SECRET: set['APP_SECRET'] ?? storedSecret(options.dataDir, 'secret'),
    PREVIEW_SECRET: previewSecret(set, options.dataDir),
    DEMO_ACCOUNTS: demoAccounts(options),
    ...given({
      HR_BACKEND_TOKEN: tokenOf(options),
      HR_SYNC_SECONDS: options.syncSeconds,
      ANSWER_GRACE_SECONDS: options.answerGraceSeconds,
      MAIL_LOOKUP_URL: options.mailLookupUrl,
      CAMPAIGN_RATE: options.campaignRate,
      BLOG_URL: options.blogUrl,
      REGISTRY_FILE: options.registryFile,
    }),
  };
}

/**
 * Token between the API and the HR backend. The sandbox's token is random for each data folder; without the token of a real HR backend
 * the API refuses to start.
 * @param {ServiceOptions} options
 */
function tokenOf({ dataDir, hrBackendUrl, hrBackendToken, environment = {} }) {
  const token = hrBackendToken ?? pickVariables(environment, ['HR_BACKEND_TOKEN'])['HR_BACKEND_TOKEN'];
  return token ?? (hrBackendUrl === undefined ? storedSecret(dataDir, 'hr-backend-token') : undefined);
}

/** @param {ServiceOptions} options */
const mailHost = ({ environment = {} }) => new URL(originOf(environment['SANDBOX_HOST'], 1)).hostname;

/**
 * With the sandbox all data is invented; with a real HR backend demo accounts would be a security risk.
 * @param {ServiceOptions} options
 */
export function demoAccounts({ demoAccounts: chosen, hrBackendUrl }) {
  return chosen ?? (hrBackendUrl === undefined ? 'on' : 'off');
}

/**
 * @param {ServiceOptions} options
 * @param {number} port
 * @returns {StartSpec}
 */
function sandboxSpec(options, port) {
  const env = {
    NODE_ENV: 'production',
    SANDBOX_DATA: path.join(options.dataDir, 'sandbox'),
    ...pickVariables(options.environment ?? {}, sandboxVariables),
    SANDBOX_PORT: String(port),
    ...given({
      HR_BACKEND_TOKEN: tokenOf(options),
      SANDBOX_JOBS: options.jobs,
      SANDBOX_TICK_SECONDS: options.tickSeconds,
    }),
  };
  return { name: 'sandbox', script: at('sandbox/dist/main.js'), env, logDir: logDirOf(options) };
}

/**
 * @param {ServiceOptions} options
 * @param {Ports} ports
 * @returns {StartSpec}
 */
function mailSpec(options, { mailWeb, mailSmtp }) {
  const env = {
    NODE_ENV: 'production',
    ...pickVariables(options.environment ?? {}, mailVariables),
    MAIL_WEB_PORT: String(mailWeb),
    MAIL_SMTP_PORT: String(mailSmtp),
  };
  return { name: 'mail', script: at('sandbox/dist/mail-catcher.js'), env, logDir: logDirOf(options) };
}

/**
 * @param {ServiceOptions} options
 * @param {string} apiUrl
 * @param {number} port
 * @param {string} publicUrl
 * @returns {StartSpec}
 */
export function siteSpec(options, apiUrl, port, publicUrl) {
  const set = pickVariables(options.environment ?? {}, siteVariables);
  const env = {
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    // Both loopback addresses, because `localhost` may resolve to either, and the other one could be another user's server.
    HOST: 'localhost',
    // Tests and chaos runs simulate many clients, and a proxy on this machine sets their addresses.
    TRUST_PROXY: '127.0.0.1',
    SHELL_DIR: at('dist/shell'),
    REMOTES_DIR: at('dist/remotes'),
    REGISTRY_FILE: at('dist/registry.json'),
    ...nextMetricsPort(set, 2),
    PREVIEW_SECRET: previewSecret(set, options.dataDir),
    PORT: String(port),
    API_URL: apiUrl,
    PUBLIC_URL: publicUrl,
    ...given({
      BLOG_URL: options.blogUrl,
      REMOTES_DIR: options.remotesDir,
      REGISTRY_FILE: options.registryFile,
      REMOTE_ORIGINS: options.remoteOrigins,
    }),
  };
  return { name: 'site', script: at('shell/dist/server/main.js'), env, logDir: logDirOf(options) };
}

/**
 * The variables that have a value.
 * @param {Record<string, string | number | undefined>} variables
 * @returns {Record<string, string>}
 */
function given(variables) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
