import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo } from '../../../test/factories/index.ts';
import { FilesConfig } from '../../config/files.config.ts';
import { FileNotFoundError, FileStore } from './file-store.port.ts';
import { FilesCleaner } from './files-cleaner.task.ts';
import { FilesService, incomingFolder } from './files.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const never = new AbortController().signal;

async function store(createdAt: Date, attached: boolean): Promise<string> {
  const folder = incomingFolder(api.app.get(FilesConfig));
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  await writeFile(path, '%PDF-');
  const meta = { name: 'cv.pdf', contentType: 'application/pdf', size: 5, sha256: Buffer.alloc(32) };
  const { id } = await api.app.get(FilesService).store({ path, ...meta });
  await utimes(path, createdAt, createdAt);
  await api.database.query('update files set created_at = $2, attached_at = $3 where id = $1', [
    id,
    createdAt,
    attached ? createdAt : null,
  ]);
  return id;
}

it('deletes files that are orphans for a day, and no others', async () => {
  const [orphan, recent, kept] = [
    await store(daysAgo(1.1), false),
    await store(daysAgo(0.9), false),
    await store(daysAgo(30), true),
  ];
  await api.app.get(FilesCleaner).clean(never);
  const rows = await api.database.query<{ id: string }[]>('select id from files');
  expect(rows.map(({ id }) => id).toSorted()).toEqual([recent, kept].toSorted());
  await expect(api.app.get(FilesService).read(orphan)).rejects.toThrow(FileNotFoundError);
  const incoming = await readdir(incomingFolder(api.app.get(FilesConfig)));
  expect(incoming).toHaveLength(1);
});

it('does not throw if the database is unavailable', async () => {
  jest.spyOn(api.app.get(FilesService), 'deleteOrphans').mockRejectedValueOnce(new Error('unavailable'));
  await expect(api.app.get(FilesCleaner).clean(never)).resolves.toBeUndefined();
});

it('stops between two files on shutdown and leaves the rest to the next run', async () => {
  const ids = [await store(daysAgo(2), false), await store(daysAgo(2), false), await store(daysAgo(2), false)];
  const stopped = new AbortController();
  const fileStore = api.app.get(FileStore);
  const deleteOne = fileStore.delete.bind(fileStore);
  const deleted = jest.spyOn(fileStore, 'delete').mockImplementation((id) => {
    stopped.abort();
    return deleteOne(id);
  });
  const cleaner = api.app.get(FilesCleaner);
  await cleaner.clean(stopped.signal);
  expect(deleted).toHaveBeenCalledTimes(1);
  await cleaner.clean(never);
  expect(deleted.mock.calls.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
});
