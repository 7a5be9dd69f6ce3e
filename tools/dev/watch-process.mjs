import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {import('./report.mjs').Report} Report */

/**
 * Starts a watching process.
 * @param {string} script
 * @param {string[]} args
 * @param {{ cwd: string, onReport: (report: Report) => void }} options
 */
export function startWatchProcess(script, args, { cwd, onReport }) {
  const child = fork(path.join(import.meta.dirname, script), args, { cwd });
  child.on('message', (message) => onReport(/** @type {Report} */ (message)));
  child.once('exit', (code) => {
    if (code) onReport({ kind: 'problem', text: `${script} ${args[0] ?? ''} ended with ${code}` });
  });
  return { stop: () => child.connected && child.disconnect() };
}
