import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inheritedVariables, pickVariables } from './variables.mjs';

const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
const stopWithinMs = 10_000;

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {() => Promise<void>} stop Ends it gracefully, by force after ten seconds.
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {Promise<number | null>} ended
 * @property {() => string} tail The last lines of its log.
 */

/**
 * Starts one node program in its own process group, logging to a file.
 * @param {{ name: string, script: string, args?: string[], env: Record<string, string>, logDir: string, again?: boolean }} options
 *   `again`: appends to the log, which may contain the reason of the last exit.
 * @returns {Service}
 */
export function startProcess({ name, script, args = [], env, logDir, again = false }) {
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  // The process writes to the file directly, so its last output is complete when `ended` resolves.
  const log = openSync(logFile, again ? 'a' : 'w');
  const child = fork(script, args, {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...pickVariables(process.env, inheritedVariables), ...env },
    execArgv: ['--enable-source-maps', '--import', endWithParent],
  });
  closeSync(log);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    name,
    ended,
    kill: (signal) => child.kill(signal),
    tail: () => readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n'),
    stop: () => endChild(child, 'SIGTERM'),
  };
}

/**
 * Resolves when the process has ended; kills it if the signal does not end it in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export async function endChild(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  child.kill(signal);
  await ended;
  clearTimeout(force);
}

/**
 * Runs one node program to its end.
 * @param {{ name: string, script: string, args?: string[], env: Record<string, string>, logDir: string }} options
 */
export async function runProcess(options) {
  const service = startProcess(options);
  const code = await service.ended;
  if (code !== 0) throw new Error(`${options.name} failed (${code}):\n${service.tail()}`);
}
