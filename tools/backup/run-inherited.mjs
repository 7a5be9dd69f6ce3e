import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs one Node program with inherited output; resolves with its exit code.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function runInherited(script, args, env) {
  const [code] = await once(fork(script, args, { env, stdio: 'inherit' }), 'exit');
  return code ?? 1;
}
