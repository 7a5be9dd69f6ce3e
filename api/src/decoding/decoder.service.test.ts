import { join } from 'node:path';
import { DecoderPool, type DecoderPoolOptions } from './decoder.service.ts';

const probe = join(import.meta.dirname, '../../test/decoder-probe.mjs');
const options: DecoderPoolOptions = {
  width: 1,
  maxWaiting: 1,
  maxWaitMs: 30_000,
  idleMs: 60_000,
  program: { script: probe, memoryBytes: 256 * 1024 * 1024, cpuMs: 300, wallMs: 60_000 },
};

let pool: DecoderPool<string, number>;
const start = (changes: Partial<DecoderPoolOptions> = {}) => {
  pool = new DecoderPool({ ...options, ...changes });
};
beforeEach(() => start());
afterEach(() => pool.end());

const decode = (request: string, client: string | null = null) => pool.decode(request, client);
const answer = { kind: 'answer', answer: expect.any(Number) };

/** Process id of the pool's decoder. */
async function processId(): Promise<number> {
  const decoded = await decode('answer');
  return decoded?.kind === 'answer' ? decoded.answer : 0;
}

it.each([
  ['exhausts native memory', 'allocate'],
  ['never ends', 'compute'],
  ['crashes the process', 'crash'],
])(
  'ends a decoding that %s, attributes the failure to its input, and decodes the next one in another process',
  async (_, request) => {
    const first = await processId();
    expect(await decode(request)).toMatchObject({ kind: 'ended', isInputsFault: true });
    const second = await processId();
    expect(second).not.toBe(first);
    expect(() => process.kill(first, 0)).toThrow('ESRCH');
  },
);

it('does not attribute a timeout without CPU use to the input', async () => {
  start({ program: { ...options.program, wallMs: 300 } });
  expect(await decode('sleep')).toEqual({ kind: 'ended', reason: 'SIGKILL', isInputsFault: false });
});

it('does not attribute the failure to the input if the pool is closed', async () => {
  await processId();
  const decoding = decode('sleep');
  await new Promise(setImmediate);
  pool.end();
  expect(await decoding).toMatchObject({ kind: 'ended', isInputsFault: false });
});

it('rejects with an error of the program, and decodes the next input', async () => {
  await expect(decode('fail')).rejects.toThrow('a failure of ours');
  expect(await decode('answer')).toEqual(answer);
});

it('rejects if the program does not start', async () => {
  start({ program: { ...options.program, script: `${probe}.missing` } });
  await expect(decode('answer')).rejects.toThrow('does not start');
});

it('limits the queue length and the waiting time', async () => {
  const decoded = await Promise.all([decode('answer'), decode('answer'), decode('answer')]);
  expect(decoded).toEqual([answer, answer, null]);
  start({ maxWaitMs: 100 });
  expect(await Promise.all([decode('compute'), decode('answer')])).toMatchObject([{ kind: 'ended' }, null]);
});

it('decodes for other clients while one client sends decompression bombs', async () => {
  start({ width: 2, maxWaiting: 8 });
  const bombs = Array.from({ length: 4 }, () => decode('sleep', 'attacker'));
  // A client can use one of two processes and two of eight places in the queue.
  expect(await bombs[3]).toBeNull();
  expect(await decode('answer', 'visitor')).toEqual(answer);
  pool.end();
});

it('ends all processes when idle', async () => {
  start({ idleMs: 1 });
  const first = await processId();
  const isGone = async () => {
    for (;;) {
      try {
        process.kill(first, 0);
      } catch {
        return true;
      }
      await new Promise(setImmediate);
    }
  };
  expect(await isGone()).toBe(true);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the process ignores %s, which a terminal sends to the process group',
  async (signal) => {
    const first = await processId();
    process.kill(first, signal);
    expect(await processId()).toBe(first);
  },
);
