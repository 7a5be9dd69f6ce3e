import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackupFolder, DumpedTable, Manifest } from './backup-folder.ts';
import { BackupError } from './backup.errors.ts';

/** Replaces the rows of every table, within the caller's transaction. */
export async function loadDatabase(client: ClientBase, folder: BackupFolder, manifest: Manifest): Promise<void> {
  await client.query(`truncate ${[...manifest.tables.map(({ name }) => name), 'public.sessions'].join()}`);
  for (const table of manifest.tables) await copyIn(client, folder, table);
  await setSequences(client, manifest.sequences);
}

async function copyIn(client: ClientBase, folder: BackupFolder, { name, columns, rows }: DumpedTable): Promise<void> {
  const copy = client.query(copyFrom(`copy ${name} (${columns.join()}) from stdin`));
  await pipeline(createReadStream(folder.resolve(folder.tablePath(name))), createGunzip(), copy);
  if (copy.rowCount !== rows) throw new BackupError(`${name}: ${copy.rowCount} rows instead of ${rows}`);
}

async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1, $2)', [name, last]);
  }
}
