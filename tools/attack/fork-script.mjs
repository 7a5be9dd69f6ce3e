import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * Starts a script of this folder as a child process, which ends when its channel is closed.
 * @param {string} script File name.
 * @param {readonly string[]} [args]
 */
export const forkScript = (script, args = []) =>
  fork(path.join(import.meta.dirname, script), args, { serialization: 'advanced' });
