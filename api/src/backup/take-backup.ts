import { Client } from 'pg';
import type { DatabaseConfig } from '../config/database.config.ts';
import type { FileStore } from '../modules/files/index.ts';
import { BackupFolder, type Manifest, type Sums } from './backup-folder.ts';
import { copyFiles } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';

/**
 * Backs up a product that runs. The database comes first and the files after it: what a row names is not deleted within
 * a day, so nothing is missing, and what was uploaded since is at most too much.
 * @param store Null leaves files out, for where the bucket has versions of its own.
 */
export async function takeBackup(database: DatabaseConfig, store: FileStore | null, path: string): Promise<Manifest> {
  const folder = new BackupFolder(path);
  await folder.create();
  const sums: Sums = new Map();
  const client = new Client({ connectionString: database.directUrl, application_name: 'backup' });
  await client.connect();
  try {
    const { files, ...dump } = await dumpDatabase(client, folder, sums);
    const copied = store === null ? null : await copyFiles(files, store, folder, sums);
    const manifest: Manifest = { format: 1, ...dump, files: copied };
    await folder.finish(manifest, sums);
    return manifest;
  } finally {
    await client.end();
  }
}
