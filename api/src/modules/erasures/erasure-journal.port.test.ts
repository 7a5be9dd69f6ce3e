import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openS3Client } from '../files/index.ts';
import { BucketErasureJournal } from './bucket-erasure-journal.client.ts';
import { DiskErasureJournal } from './disk-erasure-journal.client.ts';
import { latestOf, type Erasure, type ErasureJournal } from './erasure-journal.port.ts';

interface OpenJournal {
  journal: ErasureJournal;
  close: () => Promise<void>;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasure-journal-'));
});
afterAll(() => rm(folder, { recursive: true }));

const openDisk = async (): Promise<OpenJournal> => ({
  journal: new DiskErasureJournal(join(folder, 'journal')),
  close: async () => {},
});

async function openBucket(): Promise<OpenJournal> {
  const directory = join(folder, 's3');
  const configureBuckets = [{ name: 'erasures' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  const config = { bucket: 'resumes', endpoint, region: 'us-east-1', forcePathStyle: true, ...keys };
  const journal = new BucketErasureJournal(await openS3Client(config), 'erasures');
  const close = async () => {
    journal.onApplicationShutdown();
    await server.close();
  };
  return { journal, close };
}

const account = (subject: number, second = 0): Erasure => ({
  kind: 'account',
  subject: String(subject),
  erasedAt: new Date(Date.UTC(2026, 10, 23, 9, 0, second)).toISOString(),
});
const bySubject = (one: Erasure, other: Erasure) => Number(one.subject) - Number(other.subject);

describe.each([
  ['on disk', openDisk],
  ['in a bucket', openBucket],
])('a journal %s', (_where, open) => {
  let opened: OpenJournal;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('is empty at first and returns every appended erasure, also under concurrent appends', async () => {
    expect(await opened.journal.read()).toEqual([]);
    await opened.journal.append([account(1), account(2)]);
    await Promise.all([opened.journal.append([account(3)]), opened.journal.append([account(4)])]);
    expect((await opened.journal.read()).toSorted(bySubject)).toEqual([account(1), account(2), account(3), account(4)]);
  });
});

it('is readable by its owner only and ignores incomplete entries on disk', async () => {
  const path = join(folder, 'private');
  const journal = new DiskErasureJournal(path);
  await journal.append([account(1)]);
  await writeFile(join(path, 'crashed.jsonl.part'), '{"kind":');
  expect(await journal.read()).toEqual([account(1)]);
  for (const name of ['', ...(await readdir(path)).filter((one) => one !== 'crashed.jsonl.part')]) {
    expect((await stat(join(path, name))).mode & 0o077).toBe(0);
  }
});

it.each([
  ['{"kind":"account"', 'JSON'],
  ['{"kind":"planet","subject":"1","erasedAt":"2026-11-23T09:00:00Z"}', 'Unknown line'],
  ['{}', 'Unknown line'],
  ['[]', 'Unknown line'],
])('rejects a journal with the line %s', async (line, message) => {
  const path = join(folder, `damaged-${line.length}`);
  const journal = new DiskErasureJournal(path);
  await journal.append([account(1)]);
  await writeFile(join(path, 'damaged.jsonl'), line);
  await expect(journal.read()).rejects.toThrow(message);
});

it('keeps the latest time of a subject that was erased more than once', () => {
  expect(latestOf([account(1, 5), account(1, 9), account(1, 7), account(2)])).toEqual([account(1, 9), account(2)]);
});
