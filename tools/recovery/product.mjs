import path from 'node:path';
import { startServices } from '../services.mjs';
import { commandEnvironment } from '../services/command-environment.mjs';
import { root } from '../services/plan.mjs';
import { waitUntil } from '../services/wait.mjs';
import { runNode } from './run-node.mjs';
import { withClient } from './data.mjs';

/** @typedef {import('../compatibility/resources.mjs').Resources} Resources */

/** Milliseconds in which the API must answer a search, at a million jobs on a busy machine. */
const readyMs = 10 * 60_000;
const search = '/api/proxy/job-search?keyword=analista';

/**
 * API, worker and the sandbox's HR backend on a database. The HR backend and the mail server keep what they received, like real ones.
 * @param {Resources} resources
 * @param {{ folder: string, url: string, sink: import('../chaos/mail-sink.mjs').MailSink, sandboxJobs: number, log: (text: string) => void }} options
 */
export async function startProduct(resources, { folder, url, sink, sandboxJobs, log }) {
  const dataDir = path.join(folder, 'product');
  const running = await startServices({
    dataDir,
    databaseUrl: url,
    smtpUrl: sink.url,
    mailLookupUrl: sink.lookupUrl,
    site: false,
    demoAccounts: 'off',
    jobs: sandboxJobs,
    tickSeconds: 0,
    syncSeconds: 3,
    answerGraceSeconds: 1,
    log,
  });
  resources.add(running.stop);
  const { services, urls } = running;
  const both = /** @type {const} */ (['api', 'worker']);
  const stop = async () => {
    for (const name of both) await services[name]?.stop();
  };
  const filesDir = path.join(dataDir, 'files');
  return {
    api: urls.api,
    sandbox: urls.sandbox ?? '',
    filesDir,
    stop,
    /** Resolves with the seconds until the API is healthy and finds jobs. */
    start: async () => {
      const began = performance.now();
      for (const name of both) running.restart(name);
      await waitUntil('a search that finds jobs', () => findsJobs(urls.api), { withinMs: readyMs });
      return (performance.now() - began) / 1000;
    },
    /** Runs `work` while no process of the product does anything. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    paused: async (work) => {
      for (const name of both) services[name]?.kill('SIGSTOP');
      try {
        await waitUntil('the end of running statements', () => isIdle(url));
        return await work();
      } finally {
        for (const name of both) services[name]?.kill('SIGCONT');
      }
    },
    /** The worker applies its retention rules when it starts. */
    restartWorker: async () => {
      await services.worker?.stop();
      running.restart('worker');
    },
    /** The product's own command after a recovery. @param {string} takenAt @returns {Promise<string>} Its report. */
    settle: (takenAt) =>
      runNode({
        script: path.join(root, 'api/dist/backup.js'),
        args: ['restore', '--settle-only', '--taken-at', takenAt],
        env: commandEnvironment({ FILES_DIR: filesDir }, { dataDir, databaseUrl: url }),
      }),
  };
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/** @param {string} api @returns {Promise<true | null>} */
async function findsJobs(api) {
  try {
    const signal = AbortSignal.timeout(30_000);
    const health = await fetch(`${api}/api/health`, { signal });
    const answer = await fetch(`${api}${search}`, { signal });
    const { total } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
    return health.ok && answer.ok && total > 0 ? true : null;
  } catch {
    return null;
  }
}

const activeStatements = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/** Statements of stopped processes end; their transactions do not. @param {string} url */
async function isIdle(url) {
  const { rows } = await withClient(url, (client) => client.query(activeStatements));
  return rows[0].count === 0 ? true : null;
}
