import { spawn } from 'node:child_process';
import { waitFor } from '../services/wait.mjs';

/**
 * A program that answers HTTP on this port of the loopback interface. Resolves once it answers; its answers may be errors, since the
 * server behind it may not run yet.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ port: number, stdio: 'ignore' | 'inherit' }} options
 */
export async function startServer(program, args, { port, stdio }) {
  const child = spawn(program, args, { stdio });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await waitFor({ url, services: [], accept: async () => true });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
