// A thread of decoder.runtime.mjs. It still runs while a decoder blocks the main thread.
import { workerData } from 'node:worker_threads';

/** @type {{ turns: Int32Array, limits: import('./decoder-process.worker.ts').DecoderLimits, parent: number }} */
const { turns, limits, parent } = workerData;

const intervalMs = 20;

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {number} turn @param {number} startedAt CPU time of the process, in milliseconds. */
function watch(turn, startedAt) {
  while (Atomics.load(turns, 0) === turn) {
    if (process.memoryUsage.rss() > limits.memoryBytes) process.kill(process.pid, 'SIGKILL');
    if (cpuMs() - startedAt > limits.cpuMs) process.kill(process.pid, 'SIGXCPU');
    // The parent has ended: no process is left that could stop this one.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(turns, 0, turn, intervalMs);
  }
}

for (;;) {
  const turn = Atomics.load(turns, 0);
  if (turn % 2 === 0) Atomics.wait(turns, 0, turn);
  else watch(turn, cpuMs());
}
