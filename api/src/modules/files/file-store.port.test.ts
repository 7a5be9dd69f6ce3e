import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { DiskFileStore } from './disk-file-store.client.ts';
import { FileNotFoundError, type FileStore } from './file-store.port.ts';
import { S3FileStore } from './s3-file-store.client.ts';

interface OpenStore {
  store: FileStore;
  close: () => Promise<void>;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openDisk(): Promise<OpenStore> {
  return { store: new DiskFileStore(join(folder, 'stored')), close: async () => {} };
}

async function openBucket(): Promise<OpenStore> {
  const configureBuckets = [{ name: 'resumes' }];
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  });
  const { port } = await server.run();
  const store = new S3FileStore({
    bucket: 'resumes',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  });
  const close = async () => {
    store.onApplicationShutdown();
    await server.close();
  };
  return { store, close };
}

async function localFile(bytes: Buffer): Promise<string> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return path;
}

describe.each([
  ['on disk', openDisk],
  ['in a bucket', openBucket],
])('a file store %s', (_where, open) => {
  let opened: OpenStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const put = async (id: string, bytes: Buffer) =>
    opened.store.put(id, await localFile(bytes), { size: bytes.length, contentType: 'application/pdf' });
  const read = async (id: string) => buffer(await opened.store.read(id));

  it.each([0, 1, 5 * 1024 * 1024])('returns %d bytes unchanged', async (size) => {
    const [id, bytes] = [randomUUID(), randomBytes(size)];
    await put(id, bytes);
    expect((await read(id)).equals(bytes)).toBe(true);
  });

  it('stores files separately', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await Promise.all([put(first, Buffer.from('first')), put(second, Buffer.from('second'))]);
    await opened.store.delete(first);
    await expect(read(first)).rejects.toThrow(FileNotFoundError);
    expect(String(await read(second))).toBe('second');
  });

  it('keeps a copy after the original was deleted', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await put(first, Buffer.from('first'));
    await opened.store.copy(first, second);
    await opened.store.delete(first);
    expect(String(await read(second))).toBe('first');
  });

  it('rejects copying a missing file', async () => {
    const id = randomUUID();
    await expect(opened.store.copy(randomUUID(), id)).rejects.toThrow(FileNotFoundError);
    await expect(read(id)).rejects.toThrow(FileNotFoundError);
  });

  it('succeeds in deleting a missing file', async () => {
    await expect(opened.store.delete(randomUUID())).resolves.toBeUndefined();
  });

  it('rejects reading a missing file', async () => {
    await expect(read(randomUUID())).rejects.toThrow(FileNotFoundError);
  });

  it('fails and stores nothing if the local file is missing', async () => {
    const id = randomUUID();
    const missing = opened.store.put(id, join(folder, 'gone'), { size: 1, contentType: 'application/pdf' });
    await expect(missing).rejects.toThrow('ENOENT');
    await expect(read(id)).rejects.toThrow(FileNotFoundError);
  });
});
