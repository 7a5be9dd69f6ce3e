import path from 'node:path';
import { freePort } from './ports.mjs';
import { keptSecret } from './secret.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
const hrToken = 'sandbox';

/** @typedef {import('../services.mjs').ServiceOptions} ServiceOptions */
/** @typedef {Parameters<typeof import('./process.mjs').startProcess>[0]} StartSpec */

/**
 * @typedef {object} Plan
 * @property {{ site: string, api: string, sandbox: string | null, mail: string | null }} urls
 * @property {StartSpec} migrate
 * @property {StartSpec | null} demo Makes the demo's accounts; null: there are none.
 * @property {Record<'sandbox' | 'mail' | 'api' | 'worker' | 'site', StartSpec | null>} specs Null: a real one stands in for it.
 */

/** @param {string} file */
const at = (file) => path.join(root, file);

/** @param {ServiceOptions} options */
const logDirOf = (options) => path.join(options.dataDir, 'logs');

/**
 * Which processes to start, with which variables.
 * @param {ServiceOptions} options
 * @param {string} database
 * @returns {Promise<Plan>}
 */
export async function planServices(options, database) {
  const ports = await choosePorts(options);
  const urls = {
    api: local(ports.api),
    sandbox: options.hrBackendUrl === undefined ? local(ports.sandbox) : null,
    mail: options.smtpUrl === undefined ? local(ports.mailWeb) : null,
    site: `http://localhost:${ports.site}`,
  };
  const publicUrl = options.publicUrl ?? urls.site;
  const told = withBlog(options, urls.sandbox);
  const logDir = logDirOf(options);
  const env = apiEnvironment(told, { database, publicUrl, ports });
  return {
    urls,
    migrate: { name: 'migrate', script: at('api/dist/migrate.js'), env, logDir },
    demo: env.DEMO_ACCOUNTS === 'on' ? { name: 'demo', script: at('api/dist/demo.js'), env, logDir } : null,
    specs: {
      sandbox: urls.sandbox === null ? null : sandboxSpec(options, ports.sandbox),
      mail: urls.mail === null ? null : mailSpec(options, ports),
      api: { name: 'api', script: at('api/dist/main.js'), env, logDir },
      worker: { name: 'worker', script: at('api/dist/worker.js'), env, logDir },
      site: siteSpec(told, urls.api, ports.site, publicUrl),
    },
  };
}

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/**
 * The sandbox stands in for the blog too, where nobody named one.
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
async function choosePorts({ port, mailWebPort, mailSmtpPort }) {
  return {
    api: await freePort(),
    sandbox: await freePort(),
    site: port ?? (await freePort()),
    mailWeb: mailWebPort ?? (await freePort()),
    mailSmtp: mailSmtpPort ?? (await freePort()),
  };
}

/**
 * @param {ServiceOptions} options
 * @param {{ database: string, publicUrl: string, ports: Ports }} plan
 */
function apiEnvironment(options, { database, publicUrl, ports }) {
  return {
    NODE_ENV: 'production',
    // Nobody else could take over: waiting for it would only hold up Ctrl-C.
    DRAIN_SECONDS: '0',
    API_PORT: String(ports.api),
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
    HR_BACKEND_URL: options.hrBackendUrl ?? local(ports.sandbox),
    HR_BACKEND_TOKEN: options.hrBackendToken ?? hrToken,
    HR_SYNC_SECONDS: String(options.syncSeconds ?? 60),
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: options.smtpUrl ?? `smtp://127.0.0.1:${ports.mailSmtp}`,
    APP_SECRET: options.appSecret ?? keptSecret(options.dataDir),
    DEMO_ACCOUNTS: demoAccounts(options),
    FILES_DIR: path.join(options.dataDir, 'files'),
    ...options.store,
    ...given({
      MAIL_FROM: options.mailFrom,
      ANSWER_GRACE_SECONDS: options.answerGraceSeconds,
      MAIL_LOOKUP_URL: options.mailLookupUrl,
      CAMPAIGN_RATE: options.campaignRate,
      BLOG_URL: options.blogUrl,
    }),
  };
}

/**
 * Where the sandbox stands in for the HR backend, nothing is real; anywhere else demo accounts would be open doors.
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
    SANDBOX_PORT: String(port),
    HR_BACKEND_TOKEN: hrToken,
    SANDBOX_DATA: path.join(options.dataDir, 'sandbox'),
    ...given({ SANDBOX_JOBS: options.jobs, SANDBOX_TICK_SECONDS: options.tickSeconds }),
  };
  return { name: 'sandbox', script: at('sandbox/dist/main.js'), env, logDir: logDirOf(options) };
}

/**
 * @param {ServiceOptions} options
 * @param {Ports} ports
 * @returns {StartSpec}
 */
function mailSpec(options, { mailWeb, mailSmtp }) {
  const env = { NODE_ENV: 'production', MAIL_WEB_PORT: String(mailWeb), MAIL_SMTP_PORT: String(mailSmtp) };
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
  const env = {
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    // Tests and chaos call as many people, and a proxy on this machine names its visitors.
    TRUST_PROXY: '127.0.0.1',
    PORT: String(port),
    API_URL: apiUrl,
    PUBLIC_URL: publicUrl,
    SHELL_DIR: at('dist/shell'),
    REMOTES_DIR: options.remotesDir ?? at('dist/remotes'),
    REGISTRY_FILE: options.registryFile ?? at('dist/registry.json'),
    ...given({
      EMPLOYER_APP_URL: options.employerAppUrl,
      BLOG_URL: options.blogUrl,
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
