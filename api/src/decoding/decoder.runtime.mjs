// The child's half of decoder-process.worker.ts. Plain JavaScript: Node runs it from the sources too.
import { Worker } from 'node:worker_threads';

/** @typedef {import('./decoder-process.worker.ts').DecoderLimits} DecoderLimits */

/** @param {import('./decoder-process.worker.ts').DecoderMessage} message */
const send = (message) => process.send?.(message);

/**
 * Answers each request of the parent with the result of `decode`, one at a time. `decode` resolves to an answer for every
 * input; it rejects for a failure that is not the input's fault.
 * @template Request, Answer
 * @param {(request: Request) => Promise<Answer>} decode
 */
export async function serveDecoder(decode) {
  // The parent ends this process; a signal to the process group must not interrupt a decoding that it waits for.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  const toggleBusy = await startWatchdog();
  const answer = async (/** @type {Request} */ request) => {
    toggleBusy();
    const message = await decode(request).then(
      (decoded) => ({ kind: /** @type {const} */ ('answer'), answer: decoded }),
      (error) => ({ kind: /** @type {const} */ ('failed'), reason: error.message }),
    );
    toggleBusy();
    send(message);
  };
  process.on('message', (/** @type {Request} */ request) => void answer(request));
  send({ kind: 'ready' });
}

/** @returns {Promise<() => void>} To be called at the start and at the end of each decoding. */
async function startWatchdog() {
  /** Incremented at the start and at the end of each decoding: odd while one runs. */
  const decodeCounter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** @type {DecoderLimits} */
  const limits = JSON.parse(process.argv[2] ?? '{}');
  const watchdog = new Worker(new URL('decoder.watchdog.mjs', import.meta.url), {
    workerData: { decodeCounter, limits, parent: process.ppid },
  });
  await new Promise((resolve) => watchdog.once('online', resolve));
  watchdog.unref();
  return () => {
    Atomics.add(decodeCounter, 0, 1);
    Atomics.notify(decodeCounter, 0);
  };
}
