import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesConfig } from '../../config/files.config.ts';

/** Folder of uploads in progress. The writer deletes its file; only a crash leaves one. */
export const incomingFolder = (config: FilesConfig): string => join(config.dir, 'incoming');

/** Deletes files that were last written before `olderThan`. Returns their number. */
export async function sweepFolder(folder: string, olderThan: Date): Promise<number> {
  const names = await readdir(folder).catch(ignoreMissing<string[]>([]));
  let swept = 0;
  for (const path of names.map((name) => join(folder, name))) {
    const { mtime } = await stat(path).catch(ignoreMissing({ mtime: olderThan }));
    if (mtime >= olderThan) continue;
    await rm(path, { force: true });
    swept++;
  }
  return swept;
}

/** Ignores missing files: an upload deletes its file when it ends, and the folder is created by the first upload. */
const ignoreMissing =
  <Value>(otherwise: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
