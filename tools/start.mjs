/** `npm start`: installs, builds, starts all services, creates demo accounts, prints the addresses. Ctrl-C stops all services. */
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';

/** Stops the services started so far. @type {() => Promise<void>} */
let stop = async () => {};
let isStopping = false;
endOnSignals({ stop: stopAll, exitCode: 0 });

loadEnvFile();
await ensureInstalled();
const { buildAndDeploy } = await import('./deploy.mjs');
const { startServices } = await import('./services.mjs');
const { portsOf, startOptions } = await import('./services/start-options.mjs');
const { isFree, isLoopback } = await import('./services/ports.mjs');
const { lockDataDir } = await import('./services/run-lock.mjs');

/** @param {unknown} error */
function fail(error) {
  // An interrupted start is no failure.
  if (isStopping) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start() {
  const dataDir = dataDirOf();
  await requireFreePorts();
  const release = lockDataDir(dataDir);
  process.once('exit', release);
  await buildAndDeploy({ log: logProgress });
  const running = await startServices({
    dataDir,
    log: logProgress,
    onStarting: (undo) => (stop = undo),
    ...startOptions(process.env),
  });
  announce(running, dataDir);
  warnOfOpenDemo(running);
  await endOfRun(running);
}

async function requireFreePorts() {
  for (const { name, number } of portsOf(process.env)) {
    if (await isFree(number, name === 'PORT' ? siteHosts() : undefined)) continue;
    throw new Error(
      `Port ${number} is in use. Stop the process that uses it, or set another port: ${name}=${number + 100} npm start`,
    );
  }
}

/** Listening addresses of the site: both loopback addresses, or HOST. */
const siteHosts = () => (process.env['HOST']?.trim() ? [process.env['HOST'].trim()] : ['127.0.0.1', '::1']);

/** Subset of `api/src/demo/demo-accounts.examples.ts`. */
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
 * The passwords of demo accounts are public: every client that reaches the site can sign in as its admin.
 * @param {import('./services.mjs').Running} running
 */
function warnOfOpenDemo({ demo }) {
  const open = siteHosts().filter((host) => !isLoopback(host));
  if (!demo || open.length === 0) return;
  console.warn(`  WARNING: HOST=${open.join()} makes the demo accounts reachable from other machines, and their`);
  console.warn('  passwords are public. Set DEMO_ACCOUNTS=off, or leave HOST unset.\n');
}

async function stopAll() {
  isStopping = true;
  logProgress('Stopping');
  await stop();
  logProgress('Stopped');
}

/**
 * Waits for a service to exit, and then stops the others.
 * @param {import('./services.mjs').Running} running
 */
async function endOfRun(running) {
  const services = Object.values(running.services).filter((service) => service !== null);
  const first = await Promise.race(services.map((service) => service.ended.then(() => service)));
  if (isStopping) return;
  console.error(`${first.name} ended unexpectedly:\n${first.tail()}`);
  await stopAll();
  process.exit(1);
}

start().catch(fail);
