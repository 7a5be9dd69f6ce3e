import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { descendantsOf, stillRunning } from './descendants.mjs';
import { root } from './plan.mjs';

const limitMs = 10_000;
/** @param {string} file */
const moduleAt = (file) => JSON.stringify(pathToFileURL(path.join(root, file)).href);

/** A child that ignores signals, and its child that does too, in separate process groups. */
const ignoresSignals = `
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
if (process.argv[2] === 'parent') {
  require('node:child_process').spawn(process.execPath, [__filename], { detached: true, stdio: 'ignore' });
}
setInterval(() => {}, 1000);
`;

/** An embedded PostgreSQL, a child that ignores signals, and a stop function that never resolves. */
const program = `
import { spawn } from 'node:child_process';
import { endOnSignals } from ${moduleAt('tools/services/end-on-signals.mjs')};
import { startPostgres } from ${moduleAt('tools/postgres.mjs')};
endOnSignals({ stop: () => new Promise(() => {}) });
await startPostgres({ dataDir: process.argv[2] + '/data/postgres', durable: false });
spawn(process.execPath, [process.argv[2] + '/stubborn.cjs', 'parent'], { detached: true, stdio: 'ignore' });
setInterval(() => {}, 1000);
`;

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'signals-'));
  writeFileSync(path.join(folder, 'stubborn.cjs'), ignoresSignals);
  writeFileSync(path.join(folder, 'program.mjs'), program);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {number} pid @param {number} count */
async function untilDescendants(pid, count) {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = descendantsOf(pid);
    if (found.length >= count) return found;
    await wait(50);
  }
  throw new Error(`Process ${pid} did not start ${count} processes`);
}

/**
 * Signals a process once it has started the given number of processes; returns its exit code and the processes left after ten seconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} count
 * @param {NodeJS.Signals} signal
 */
async function signalled(child, count, signal) {
  const started = await untilDescendants(child.pid ?? 0, count);
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = new AbortController();
  const limit = wait(limitMs, ['still running'], { signal: late.signal }).catch(() => []);
  const [code] = await Promise.race([ended, limit]);
  late.abort();
  return { code, left: stillRunning(started) };
}

it('ends every descendant process within ten seconds, even if the stop function never resolves', async () => {
  const args = [path.join(folder, 'program.mjs'), folder];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // PostgreSQL's keeper, its server with at least four processes, and two that ignore signals.
  expect(await signalled(child, 8, 'SIGTERM')).toEqual({ code: 143, left: [] });
});

/** @type {ReadonlyArray<[string, readonly string[], NodeJS.Signals]>} */
const runs = [
  ['npm', ['test', '--', 'format'], 'SIGINT'],
  ['npm', ['test', '--', 'format'], 'SIGTERM'],
  [process.execPath, ['tools/test.mjs', 'format'], 'SIGINT'],
];

it.each(runs)('ends the suite that %s %j runs after %s', async (file, args, signal) => {
  const child = spawn(file, [...args], { cwd: root, stdio: 'ignore' });
  // The suite's process, and under npm this tool's process above it.
  const { left } = await signalled(child, file === 'npm' ? 2 : 1, signal);
  expect(left).toEqual([]);
});
