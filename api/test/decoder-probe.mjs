// A decoder for tests, which executes the given request.
import { setTimeout as wait } from 'node:timers/promises';
import { serveDecoder } from '../src/decoding/decoder.runtime.mjs';

const heldBuffers = [];

/** Allocates memory outside the JavaScript heap, as native decoders do. */
function allocateWithoutEnd() {
  for (;;) heldBuffers.push(Buffer.alloc(16 * 1024 * 1024, 1));
}

function computeWithoutEnd() {
  for (;;) Math.random();
}

/** @type {Record<string, () => unknown>} */
const requests = {
  answer: () => process.pid,
  allocate: allocateWithoutEnd,
  compute: computeWithoutEnd,
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  sleep: () => wait(60_000),
  fail: () => {
    throw new Error('a failure of ours');
  },
};

await serveDecoder(async (/** @type {string} */ request) => requests[request]?.());
