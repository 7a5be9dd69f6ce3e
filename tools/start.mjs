/** `npm start`: installs, builds, starts everything, fills the demo, prints the addresses. Ctrl-C stops everything. */
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const began = performance.now();
/** @param {string} text */
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

ensureInstalled();
const { build } = await import('./build.mjs');
const { startServices, root } = await import('./services.mjs');
const { isFree } = await import('./services/ports.mjs');
const { lockDataDir } = await import('./services/run-lock.mjs');

/** @param {unknown} error @returns {never} */
function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start() {
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.data');
  const ports = await freePorts();
  const release = lockDataDir(dataDir);
  process.once('exit', release);
  await build({ say });
  const running = await startServices({ dataDir, say, ...ports, ...fromEnvironment() });
  announce(running, dataDir);
  await endOfRun(running);
}

/** The ports that people know by heart; where mail goes to a real server, the catcher needs none. */
async function freePorts() {
  const mail = { mailWebPort: portOf('MAIL_WEB_PORT', 1080), mailSmtpPort: portOf('MAIL_SMTP_PORT', 1025) };
  const chosen = { port: portOf('PORT', 3000), ...(process.env['SMTP_URL'] ? {} : mail) };
  for (const { name, number } of Object.values(chosen)) {
    if (await isFree(number)) continue;
    throw new Error(`Port ${number} is taken. Stop what uses it, or set another: ${name}=${number + 100} npm start`);
  }
  return Object.fromEntries(Object.entries(chosen).map(([option, { number }]) => [option, number]));
}

/** @param {string} name @param {number} usual */
const portOf = (name, usual) => ({ name, number: Number(process.env[name] || usual) });

function fromEnvironment() {
  const grace = process.env['ANSWER_GRACE_SECONDS'];
  const store = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('S3_') && value ? [[name, value]] : [],
  );
  return {
    ...textsFromEnvironment(),
    ...(grace ? { answerGraceSeconds: Number(grace) } : {}),
    store: Object.fromEntries(store),
  };
}

function textsFromEnvironment() {
  const names = {
    databaseUrl: 'DATABASE_URL',
    hrBackendUrl: 'HR_BACKEND_URL',
    hrBackendToken: 'HR_BACKEND_TOKEN',
    publicUrl: 'PUBLIC_URL',
    smtpUrl: 'SMTP_URL',
    mailFrom: 'MAIL_FROM',
    appSecret: 'APP_SECRET',
    demoAccounts: 'DEMO_ACCOUNTS',
    employerAppUrl: 'EMPLOYER_APP_URL',
    blogUrl: 'BLOG_URL',
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (process.env[name] ? [[key, process.env[name]]] : [])),
  );
}

/** Name and password, as `api/src/demo/demo-people.ts` has them. */
const demoAccounts = [
  ['Candidate', 'candidata / candidata123'],
  ['Admin', 'admin / administrador123'],
];

/**
 * @param {import('./services.mjs').Running} running
 * @param {string} dataDir
 */
function announce({ urls, demo }, dataDir) {
  const lines = [
    ['Site', urls.site],
    ['Jobs', `${urls.site}/jobs`],
    ['UI kit', `${urls.site}/kit`],
    ['API reference', `${urls.site}/api/docs`],
    ['Health', `${urls.site}/api/health`],
    ...(urls.mail === null ? [] : [['Mail', urls.mail]]),
    ...(urls.sandbox === null ? [] : [['HR sandbox', `${urls.sandbox}/_sandbox`]]),
    ...(demo ? demoAccounts : []),
    ['Data and logs', dataDir],
  ];
  console.log(
    `\n${lines.map(([name, value]) => `  ${name?.padEnd(14)}${value}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
  );
}

/**
 * Waits for Ctrl-C or for a service that ends by itself.
 * @param {import('./services.mjs').Running} running
 */
async function endOfRun(running) {
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(null));
  });
  const services = Object.values(running.services).filter((service) => service !== null);
  const died = Promise.race(services.map((service) => service.ended.then(() => service)));
  const first = /** @type {import('./services/process.mjs').Service | null} */ (await Promise.race([asked, died]));
  if (first !== null) console.error(`${first.name} ended by itself:\n${first.tail()}`);
  say('Stopping');
  await running.stop();
  say('Stopped');
  process.exit(first === null ? 0 : 1);
}

start().catch(fail);
