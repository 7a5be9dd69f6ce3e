import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { startServices } from '../services.mjs';

/** What is killed, in turn. */
export const victims = /** @type {const} */ (['api', 'worker', 'sandbox', 'postgres']);
/** @typedef {(typeof victims)[number]} Victim */

/**
 * The whole product with a database that can be killed like the rest. Everything is killed at once and without a word, and
 * comes back after a moment, as a supervisor has it.
 * @param {string} dataDir
 * @param {(text: string) => void} say
 */
export async function startVictims(dataDir, say) {
  const databaseDir = path.join(dataDir, 'postgres');
  const port = await freePort();
  // Durable: what was acknowledged has to be there after the database was killed.
  const open = () => startPostgres({ dataDir: databaseDir, durable: true, port });
  let postgres = await open();
  const options = { dataDir, databaseUrl: postgres.url, jobs: 60, tickSeconds: 0, syncSeconds: 5, say };
  // With so little patience, some leave before their answers, which then follow.
  const product = await startServices({ ...options, answerGraceSeconds: 1 });

  /** Services that could not bear what happened to the others, with their last words. @type {string[]} */
  const gaveUp = [];
  const watch = async (/** @type {Exclude<Victim, 'postgres'>} */ name) => {
    const service = product.services[name];
    const code = await service?.ended;
    if (!dying.has(name)) gaveUp.push(`${name} (${code}): ${service?.tail()}`);
  };
  /** @type {Set<string>} */
  const dying = new Set();
  for (const name of victims) if (name !== 'postgres') void watch(name);

  const killService = async (/** @type {Exclude<Victim, 'postgres'>} */ name, /** @type {number} */ awayMs) => {
    dying.add(name);
    product.services[name]?.kill('SIGKILL');
    await product.services[name]?.ended;
    await wait(awayMs);
    product.restart(name);
    dying.delete(name);
    void watch(name);
  };
  const killPostgres = async (/** @type {number} */ awayMs) => {
    const [pid] = readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await postgres.kill();
    await wait(awayMs);
    postgres = await open();
  };
  return {
    product,
    gaveUp,
    kill: (/** @type {Victim} */ name, /** @type {number} */ awayMs) =>
      name === 'postgres' ? killPostgres(awayMs) : killService(name, awayMs),
    stop: async () => {
      for (const name of victims) dying.add(name);
      await product.stop();
      await postgres.stop();
    },
  };
}
