import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStore } from './disk-file-store.client.ts';

const id = '5f0c9a52-7d2e-4a55-9f3e-0c0ffee00001';

let folder: string;
let store: DiskFileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-store-'));
  store = new DiskFileStore(join(folder, 'stored'));
});
afterEach(() => rm(folder, { recursive: true }));

const stored = () => readdir(join(folder, 'stored', '5f'));

it('stores files in subfolders and leaves no temporary file', async () => {
  await writeFile(join(folder, 'cv'), '%PDF-');
  await store.put(id, join(folder, 'cv'));
  expect(await stored()).toEqual([id]);
});

it('deletes the temporary file of a failed copy', async () => {
  await mkdir(join(folder, 'stored', '5f', id), { recursive: true });
  await writeFile(join(folder, 'cv'), '%PDF-');
  await expect(store.put(id, join(folder, 'cv'))).rejects.toThrow('EISDIR');
  expect(await stored()).toEqual([id]);
});

it('does not return a file that a crash left incomplete, and deletes it', async () => {
  await mkdir(join(folder, 'stored', '5f'), { recursive: true });
  await writeFile(join(folder, 'stored', '5f', `${id}.part`), '%PD');
  await expect(store.read(id)).rejects.toMatchObject({ code: 'not_found' });
  await store.delete(id);
  expect(await stored()).toEqual([]);
});
