import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { SpooledBytes } from './spooled-bytes.ts';

const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

async function spool(memoryLimit: number): Promise<SpooledBytes> {
  const bytes = new SpooledBytes(memoryLimit);
  for (let start = 0; start < content.length; start += 1_000) {
    await bytes.append(content.subarray(start, start + 1_000));
  }
  return bytes;
}

const read = async (stream: Readable) => Buffer.concat(await stream.toArray());

/** Number of open temporary files of this process; null if the system does not list them. */
async function openFiles(): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.includes('/trampolim-')).length;
}

it.each([
  ['in memory', 1_000_000, content.length],
  ['in a file', 10_000, 0],
])('returns all bytes to every reader, %s', async (_name, limit, inMemory) => {
  const bytes = await spool(limit);
  const all = await Promise.all([read(bytes.stream()), read(bytes.stream())]);
  expect(all.every((one) => one.equals(content))).toBe(true);
  expect([bytes.size, bytes.bytesInMemory]).toEqual([content.length, inMemory]);
  await bytes.release();
});

it('uses one file for all readers, and closes it with the last of them', async () => {
  const before = await openFiles();
  if (before === null) return;
  const bytes = await spool(10_000);
  const readers = Array.from({ length: 20 }, () => bytes.stream());
  const whole = read(readers.pop()!);
  expect(await openFiles()).toBe(before + 1);
  await bytes.release();
  expect((await whole).equals(content)).toBe(true);
  expect(await openFiles()).toBe(before + 1);
  await Promise.all(readers.map((reader) => once(reader.destroy(), 'close')));
  expect(await openFiles()).toBe(before);
});

it('throws for a new reader after its release', async () => {
  const bytes = await spool(10_000);
  await bytes.release();
  expect(() => bytes.stream()).toThrow('released');
});

it('limits all readers together to 16 blocks in 8 ms', async () => {
  const readers = 1024;
  const bytes = new SpooledBytes(0);
  await bytes.append(Buffer.alloc(1));
  const began = performance.now();
  await Promise.all(Array.from({ length: readers }, () => once(bytes.stream().resume(), 'close')));
  // The first 16 blocks are read at once; the clock of the limit has milliseconds.
  expect(performance.now() - began).toBeGreaterThan((readers / 16 - 2) * 8);
  await bytes.release();
});
