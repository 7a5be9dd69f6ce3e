import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import { createTestApp, testFilesDir, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { daysAgo } from '../../../test/factories/index.ts';
import { FilesConfig } from '../../config/files.config.ts';
import { FileNotFoundError, FileStore } from './file-store.port.ts';
import { FilesModule } from './files.module.ts';
import { FilesRepository } from './files.repository.ts';
import { FilesService } from './files.service.ts';

const path = join(testFilesDir, 'cv.pdf');
const bytes = Buffer.from('%PDF-1.7 a resume');
const cv = {
  path,
  name: 'cv.pdf',
  contentType: 'application/pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
};

let api: TestApp;
let files: FilesService;
let fileStore: FileStore;
beforeAll(async () => {
  api = await createTestApp({ imports: [FilesModule] });
  files = api.app.get(FilesService, { strict: false });
  fileStore = api.app.get(FileStore, { strict: false });
});
beforeEach(async () => {
  await emptyTables(api.database, 'files');
  await rm(testFilesDir, { recursive: true, force: true });
  await mkdir(testFilesDir, { recursive: true });
  await writeFile(path, bytes);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await rm(testFilesDir, { recursive: true, force: true });
  await api.close();
});

const attach = (id: string) => api.database.transaction((manager) => files.attach(id, manager));
const detach = (id: string) => api.database.transaction((manager) => files.detach(id, manager));
const ids = async () => (await api.database.query<{ id: string }[]>('select id from files')).map(({ id }) => id);
const storedNames = async () => {
  const entries = await readdir(join(testFilesDir, 'stored'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const age = (id: string) =>
  api.database.query(`update files set created_at = now() - interval '2 days' where id = $1`, [id]);

async function storeOld(): Promise<string> {
  const { id } = await files.store(cv);
  await age(id);
  return id;
}

/** Pauses the deletion between locking the file's row and deleting its bytes. */
function holdDeletion() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const erase = fileStore.delete.bind(fileStore);
  const deletionStarted = new Promise<void>((resolve) => {
    jest.spyOn(fileStore, 'delete').mockImplementationOnce(async (id) => {
      resolve();
      await released;
      await erase(id);
    });
  });
  return { reached: deletionStarted, release };
}

describe('storing', () => {
  it('stores bytes and metadata', async () => {
    const stored = await files.store(cv);
    expect(stored).toMatchObject({ name: 'cv.pdf', size: bytes.length, sha256: cv.sha256, attachedAt: null });
    expect((await buffer(await files.read(stored.id))).equals(bytes)).toBe(true);
  });

  it('never stores bytes without a row: an interruption leaves an orphan', async () => {
    jest.spyOn(fileStore, 'put').mockRejectedValueOnce(new Error('the store is unavailable'));
    await expect(files.store(cv)).rejects.toThrow('the store is unavailable');
    const [id = ''] = await ids();
    await age(id);
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(1);
    expect(await ids()).toEqual([]);
  });

  it('stores no bytes if the row cannot be written', async () => {
    const put = jest.spyOn(fileStore, 'put');
    await expect(files.store({ ...cv, name: 'NUL \0' })).rejects.toThrow('invalid byte sequence');
    expect(put).not.toHaveBeenCalled();
  });
});

describe('attaching', () => {
  it('is part of the caller’s transaction', async () => {
    const id = await storeOld();
    const failing = api.database.transaction(async (manager) => {
      await files.attach(id, manager);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(1);
  });

  it('fails if the file was deleted', async () => {
    await expect(attach(randomUUID())).rejects.toThrow(FileNotFoundError);
  });

  it('keeps the file for another day after a detach', async () => {
    const id = await storeOld();
    await attach(id);
    await age(id);
    await detach(id);
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(0);
    await age(id);
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(1);
  });
});

describe('orphans', () => {
  it('are old unattached files, oldest first, at most the limit', async () => {
    const [first, second, attached, recent] = [
      await storeOld(),
      await storeOld(),
      await storeOld(),
      await files.store(cv),
    ];
    await api.database.query(`update files set created_at = created_at - interval '1 day' where id = $1`, [second]);
    await attach(attached);
    await expect(files.deleteOrphans(daysAgo(1), 1)).resolves.toBe(1);
    expect((await ids()).toSorted()).toEqual([first, attached, recent.id].toSorted());
    expect((await storedNames()).toSorted()).toEqual([first, attached, recent.id].toSorted());
  });

  it('are kept if they are attached between the search and the lock', async () => {
    const id = await storeOld();
    const repository = api.app.get(FilesRepository, { strict: false });
    const find = repository.findUnattached.bind(repository);
    jest.spyOn(repository, 'findUnattached').mockImplementationOnce(async (olderThan, limit) => {
      const found = await find(olderThan, limit);
      await attach(id);
      return found;
    });
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(0);
    expect(await storedNames()).toEqual([id]);
  });

  it('are skipped while an attach is not committed', async () => {
    const id = await storeOld();
    await api.database.transaction(async (manager: EntityManager) => {
      await files.attach(id, manager);
      await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(0);
    });
    expect(await storedNames()).toEqual([id]);
  });

  it('are deleted by one of two cleaners, and a waiting attach fails', async () => {
    const id = await storeOld();
    const deletion = holdDeletion();
    const first = files.deleteOrphans(daysAgo(1), 10);
    await deletion.reached;
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(0);
    const attached = attach(id);
    deletion.release();
    await expect(first).resolves.toBe(1);
    await expect(attached).rejects.toThrow(FileNotFoundError);
    expect(await storedNames()).toEqual([]);
  });

  it('keep their row while their bytes cannot be deleted, and do not block others', async () => {
    const [undeletable, other] = [await storeOld(), await storeOld()];
    const erase = fileStore.delete.bind(fileStore);
    const broken = jest.spyOn(fileStore, 'delete');
    broken.mockImplementation((id) => (id === undeletable ? Promise.reject(new Error('unavailable')) : erase(id)));
    await expect(files.deleteOrphans(daysAgo(1), 10)).resolves.toBe(1);
    expect(await ids()).toEqual([undeletable]);
    expect(await storedNames()).toEqual([undeletable]);
    expect(other).not.toBe(undeletable);
  });
});

describe('discarding', () => {
  it('deletes a file immediately', async () => {
    const { id } = await files.store(cv);
    await files.discard(id);
    expect([await ids(), await storedNames()]).toEqual([[], []]);
  });

  it('ignores attached files', async () => {
    const { id } = await files.store(cv);
    await attach(id);
    await files.discard(id);
    expect(await storedNames()).toEqual([id]);
  });

  it('never throws, and leaves the file to the cleaner', async () => {
    const { id } = await files.store(cv);
    jest.spyOn(fileStore, 'delete').mockRejectedValueOnce(new Error('unavailable'));
    await expect(files.discard(id)).resolves.toBeUndefined();
    await expect(files.discard('no uuid')).resolves.toBeUndefined();
    expect(await ids()).toEqual([id]);
  });
});

describe('the incoming folder', () => {
  const incoming = join(testFilesDir, 'incoming');

  it('is cleaned of files older than a day', async () => {
    await mkdir(incoming);
    await Promise.all(['old', 'young'].map((name) => writeFile(join(incoming, name), 'x')));
    await utimes(join(incoming, 'old'), daysAgo(2), daysAgo(2));
    await expect(files.sweepIncoming(daysAgo(1))).resolves.toBe(1);
    expect(await readdir(incoming)).toEqual(['young']);
  });

  it('may be missing', async () => {
    expect(api.app.get(FilesConfig).dir).toBe(testFilesDir);
    await expect(files.sweepIncoming(daysAgo(1))).resolves.toBe(0);
  });
});
