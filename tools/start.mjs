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
  const port = Number(process.env['PORT'] ?? 3000);
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.data');
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or set another: PORT=3100 npm start`);
  }
  const release = lockDataDir(dataDir);
  process.once('exit', release);
  await build({ say });
  const running = await startServices({ dataDir, port, say, ...fromEnvironment() });
  announce(running.urls, dataDir);
  await endOfRun(running);
}

function fromEnvironment() {
  const names = {
    databaseUrl: 'DATABASE_URL',
    hrBackendUrl: 'HR_BACKEND_URL',
    hrBackendToken: 'HR_BACKEND_TOKEN',
    publicUrl: 'PUBLIC_URL',
    employerAppUrl: 'EMPLOYER_APP_URL',
    blogUrl: 'BLOG_URL',
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (process.env[name] ? [[key, process.env[name]]] : [])),
  );
}

/**
 * @param {import('./services.mjs').Running['urls']} urls
 * @param {string} dataDir
 */
function announce(urls, dataDir) {
  const lines = [
    ['Site', urls.site],
    ['Jobs', `${urls.site}/jobs`],
    ['UI kit', `${urls.site}/kit`],
    ['API reference', `${urls.site}/api/docs`],
    ['Health', `${urls.site}/api/health`],
    ...(urls.sandbox === null ? [] : [['HR sandbox', `${urls.sandbox}/_sandbox`]]),
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
