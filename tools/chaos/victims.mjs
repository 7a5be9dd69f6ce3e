import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { startServices } from '../services.mjs';

/** What happens, in turn: services and database are killed without a word, and the database is restarted in good order. */
export const blows = /** @type {const} */ (['api', 'worker', 'sandbox', 'postgres', 'postgres restart']);
/** @typedef {(typeof blows)[number]} Blow */
/** @typedef {Exclude<Blow, 'postgres' | 'postgres restart'>} ServiceName */

/** @type {readonly ServiceName[]} */
const serviceNames = ['api', 'worker', 'sandbox'];

/**
 * The whole product with a database that can be killed like the rest, and mail that goes to `smtpUrl`. What was killed comes
 * back after a moment, as a supervisor has it.
 * @param {{ dataDir: string, smtpUrl: string, say: (text: string) => void } & Partial<import('../services.mjs').ServiceOptions>} options
 */
export async function startVictims({ dataDir, smtpUrl, say, ...more }) {
  const databaseDir = path.join(dataDir, 'postgres');
  const port = await freePort();
  // Durable: what was acknowledged has to be there after the database was killed.
  const open = () => startPostgres({ dataDir: databaseDir, durable: true, port });
  let postgres = await open();
  const options = { dataDir, databaseUrl: postgres.url, smtpUrl, jobs: 60, tickSeconds: 0, syncSeconds: 5, say };
  // With so little patience, some leave before their answers, which then follow.
  const product = await startServices({ ...options, demoAccounts: 'off', answerGraceSeconds: 1, ...more });

  /** Services that could not bear what happened to the others, with their last words. @type {string[]} */
  const gaveUp = [];
  const watch = async (/** @type {ServiceName} */ name) => {
    const service = product.services[name];
    const code = await service?.ended;
    if (!dying.has(name)) gaveUp.push(`${name} (${code}): ${service?.tail()}`);
  };
  /** @type {Set<ServiceName>} */
  const dying = new Set();
  for (const name of serviceNames) void watch(name);

  const killService = async (/** @type {ServiceName} */ name, /** @type {number} */ awayMs) => {
    dying.add(name);
    product.services[name]?.kill('SIGKILL');
    await product.services[name]?.ended;
    await wait(awayMs);
    product.restart(name);
    dying.delete(name);
    void watch(name);
  };
  const killPostgres = async () => {
    const [pid] = readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await postgres.kill();
  };
  const strike = async (/** @type {Blow} */ blow, /** @type {number} */ awayMs) => {
    if (blow !== 'postgres' && blow !== 'postgres restart') return killService(blow, awayMs);
    await (blow === 'postgres' ? killPostgres() : postgres.stop());
    await wait(awayMs);
    postgres = await open();
  };
  return {
    product,
    gaveUp,
    strike,
    stop: async () => {
      for (const name of serviceNames) dying.add(name);
      await product.stop();
      await postgres.stop();
    },
  };
}
