// A thread of decoder.runtime.mjs. It still runs while a decoder blocks the main thread.
import { workerData } from 'node:worker_threads';

/** @type {{ decodeCounter: Int32Array, limits: import('./decoder-process.worker.ts').DecoderLimits, parent: number }} */
const { decodeCounter, limits, parent } = workerData;

const intervalMs = 20;

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {number} count @param {number} startedAt CPU time of the process, in milliseconds. */
function watch(count, startedAt) {
  while (Atomics.load(decodeCounter, 0) === count) {
    if (process.memoryUsage.rss() > limits.memoryBytes) process.kill(process.pid, 'SIGKILL');
    if (cpuMs() - startedAt > limits.cpuMs) process.kill(process.pid, 'SIGXCPU');
    // The parent has ended: no process is left that could stop this one.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(decodeCounter, 0, count, intervalMs);
  }
}

for (;;) {
  const count = Atomics.load(decodeCounter, 0);
  if (count % 2 === 0) Atomics.wait(decodeCounter, 0, count);
  else watch(count, cpuMs());
}
