import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * A script of this folder in a child process that responds to each message with one message, and ends with its parent.
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function startResponder(script, args, env = process.env) {
  const child = fork(path.join(import.meta.dirname, script), args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = () =>
    new Promise((/** @type {(answer: any) => void} */ resolve, reject) => {
      const failed = (/** @type {number | null} */ code) => reject(new Error(`${script} ended with ${code}`));
      child.once('exit', failed);
      child.once('message', (message) => {
        child.off('exit', failed);
        resolve(message);
      });
    });
  const ready = await answer();
  return {
    ready,
    /** @param {string} question @returns {Promise<any>} */
    ask: (question) => {
      const answered = answer();
      child.send(question);
      return answered;
    },
    stop: () => child.disconnect(),
  };
}
