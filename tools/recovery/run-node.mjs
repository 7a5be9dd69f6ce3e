import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs one node program to its end.
 * @param {{ script: string, args: string[], env: NodeJS.ProcessEnv }} program
 * @returns {Promise<string>} Its standard output.
 */
export async function runNode({ script, args, env }) {
  const child = fork(script, args, { env: { PATH: process.env['PATH'], ...env }, silent: true });
  const [out, errors, [code]] = await Promise.all([
    text(/** @type {import('node:stream').Readable} */ (child.stdout)),
    text(/** @type {import('node:stream').Readable} */ (child.stderr)),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${out}\n${errors}`);
  return out;
}
