import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const startWithinMs = 60_000;
const stopWithinMs = 10_000;
const pollMs = 50;

/**
 * @typedef {object} ServerProgram
 * @property {string} name
 * @property {string} program
 * @property {string[]} args
 * @property {string} cwd
 * @property {import('./system.mjs').SystemUser | undefined} [user] Default: the user of this process.
 * @property {Record<string, string>} [env] Added to PATH.
 * @property {NodeJS.Signals} [stopSignal] Default SIGTERM.
 * @property {(log: string) => boolean | Promise<boolean>} isReady `log`: its output so far.
 */

/**
 * Starts a program that runs until the resources are released; resolves once it is ready.
 * @param {import('./resources.mjs').Resources} resources
 * @param {ServerProgram} server
 * @returns {Promise<{ log: () => string }>}
 * @throws {Error} It ended, or was not ready within a minute.
 */
export async function startServer(resources, { name, program, args, cwd, user, env = {}, stopSignal, isReady }) {
  const child = spawn(program, args, {
    cwd,
    ...user,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that its workers are ended with it.
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('error', (error) => (log += String(error)));
  // Its output is complete.
  const closed = new Promise((resolve) => child.once('close', () => resolve(true)));
  resources.add(() => stop(child, ended, stopSignal ?? 'SIGTERM'));
  const until = performance.now() + startWithinMs;
  while (!(await isReady(log))) {
    const isOver = await Promise.race([closed, wait(pollMs)]);
    if (isOver || performance.now() > until) throw new Error(`${name} did not start:\n${log.slice(-4000)}`);
  }
  return { log: () => log };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} ended
 * @param {NodeJS.Signals} signal
 */
async function stop(child, ended, signal) {
  if (child.pid === undefined) return;
  const group = -child.pid;
  const force = setTimeout(() => killGroup(group), stopWithinMs);
  child.kill(signal);
  await ended;
  clearTimeout(force);
  killGroup(group);
}

/** @param {number} group */
function killGroup(group) {
  try {
    process.kill(group, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

/**
 * Whether a server accepts connections on a port of 127.0.0.1.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function acceptsConnections(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
