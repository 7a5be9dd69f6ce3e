import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { startServices } from '../services.mjs';

/** Services and database are killed with SIGKILL; `postgres restart` is a regular restart. */
export const faults = /** @type {const} */ (['api', 'worker', 'sandbox', 'postgres', 'postgres restart']);
/** @typedef {(typeof faults)[number]} Fault */
/** @typedef {Exclude<Fault, 'postgres' | 'postgres restart'>} ServiceName */

/** @type {readonly ServiceName[]} */
const serviceNames = ['api', 'worker', 'sandbox'];

/**
 * The product without its HTML server, with a database that can be killed, and mail to `smtpUrl`. A killed service restarts
 * after `downMs`, as under a supervisor.
 * @param {{ dataDir: string, smtpUrl: string, log: (text: string) => void } & Partial<import('../services.mjs').ServiceOptions>} options
 */
export async function startTargets({ dataDir, smtpUrl, log, ...more }) {
  const databaseDir = path.join(dataDir, 'postgres');
  const port = await freePort();
  // Durable: acknowledged writes must survive a kill of the database.
  const open = () => startPostgres({ dataDir: databaseDir, durable: true, port });
  let postgres = await open();
  const options = {
    dataDir,
    databaseUrl: postgres.url,
    smtpUrl,
    jobs: 60,
    tickSeconds: 0,
    syncSeconds: 5,
    site: false,
    log,
  };
  // A short grace period, so some applications are sent before their answers.
  const product = await startServices({ ...options, demoAccounts: 'off', answerGraceSeconds: 1, ...more });

  /** Services that exited without being killed, with the end of their log. @type {string[]} */
  const exits = [];
  const watch = async (/** @type {ServiceName} */ name) => {
    const service = product.services[name];
    const code = await service?.ended;
    if (!killed.has(name)) exits.push(`${name} (${code}): ${service?.tail()}`);
  };
  /** @type {Set<ServiceName>} */
  const killed = new Set();
  for (const name of serviceNames) void watch(name);

  const killService = async (/** @type {ServiceName} */ name, /** @type {number} */ downMs) => {
    killed.add(name);
    product.services[name]?.kill('SIGKILL');
    await product.services[name]?.ended;
    await wait(downMs);
    product.restart(name);
    killed.delete(name);
    void watch(name);
  };
  const killPostgres = async () => {
    const [pid] = readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await postgres.kill();
  };
  const inject = async (/** @type {Fault} */ fault, /** @type {number} */ downMs) => {
    if (fault !== 'postgres' && fault !== 'postgres restart') return killService(fault, downMs);
    await (fault === 'postgres' ? killPostgres() : postgres.stop());
    await wait(downMs);
    postgres = await open();
  };
  return {
    product,
    exits,
    inject,
    stop: async () => {
      for (const name of serviceNames) killed.add(name);
      await product.stop();
      await postgres.stop();
    },
  };
}
