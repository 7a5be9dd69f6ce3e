import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const abandonedAfterMs = 3_600_000;

/** Runs `work` with a new folder on the disk of the versions, so that it can be moved in one step. Deletes the folder afterwards. */
export async function withStaging<Result>(dist: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const staging = path.join(dist, '.uploads');
  const folder = path.join(staging, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await deleteAbandoned(staging);
  }
}

/** Deletes folders of processes that have ended. */
async function deleteAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging).catch(() => [])) {
    const folder = path.join(staging, name);
    const age = await stat(folder).catch(() => null);
    if (age !== null && Date.now() - age.mtimeMs > abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
