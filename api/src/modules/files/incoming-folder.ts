import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesConfig } from '../../config/files.config.ts';

/** Where uploads arrive. Whoever writes there also deletes; only a crash leaves anything. */
export const incomingFolder = (config: FilesConfig): string => join(config.dir, 'incoming');

/** Deletes what was last written to before `olderThan`. Returns how many files. */
export async function sweepFolder(folder: string, olderThan: Date): Promise<number> {
  const names = await readdir(folder).catch(ifThere<string[]>([]));
  let swept = 0;
  for (const path of names.map((name) => join(folder, name))) {
    const { mtime } = await stat(path).catch(ifThere({ mtime: olderThan }));
    if (mtime >= olderThan) continue;
    await rm(path, { force: true });
    swept++;
  }
  return swept;
}

/** An upload that ends meanwhile takes its file away, and before the first there is no folder. */
const ifThere =
  <Value>(otherwise: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
