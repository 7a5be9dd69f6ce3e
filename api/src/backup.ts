import { parseArgs } from 'node:util';
import type { Manifest } from './backup/backup-folder.repository.ts';
import { settlementLines } from './backup/settlement.format.ts';
import { restoreBackup, settleOnly } from './backup/restore-backup.service.ts';
import { takeBackup } from './backup/take-backup.service.ts';
import { readConfig } from './config/config.module.ts';
import { readDatabaseConfig } from './config/database.config.ts';
import { readFilesConfig } from './config/files.config.ts';
import { createErasureJournal, type ReplayCounts } from './modules/erasures/index.ts';
import { createFileStore } from './modules/files/index.ts';

/**
 * `backup.js take --to <folder>` and `backup.js restore --from <folder> [--replace]`, both with `--database-only`; and `backup.js
 * restore --settle-only --taken-at <time>` for a database that was restored by other means. Restorations repeat the erasures of the
 * journal unless `--skip-erasures` is given. Database, file store and journal are configured by the environment, as in the API.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'database-only': { type: 'boolean', default: false },
    'settle-only': { type: 'boolean', default: false },
    'taken-at': { type: 'string' },
    'skip-erasures': { type: 'boolean', default: false },
  },
});
const usage = 'Usage: take --to <folder>, restore --from <folder>, or restore --settle-only --taken-at <time>';

const began = performance.now();
const database = readDatabaseConfig(process.env, 'migrate');
const openStore = async () => (values['database-only'] ? null : createFileStore(readFilesConfig(process.env)));

async function run(): Promise<string[]> {
  const [action] = positionals;
  const { to, from, replace } = values;
  const settledTo = values['settle-only'] ? values['taken-at'] : undefined;
  if (action === 'take' && to !== undefined) return take(to);
  if (action === 'restore' && settledTo !== undefined) return settle(instant(settledTo));
  if (action === 'restore' && from !== undefined) return restore(from, replace);
  throw new Error(usage);
}

/** @throws Error for an invalid time */
function instant(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${text} is not a time. Example: 2026-11-22T10:00:00Z`);
  return time.toISOString();
}

async function take(to: string): Promise<string[]> {
  return [summary(await takeBackup(database, await openStore(), to))];
}

/** Uses the configuration of the worker, which performs erasures. The modules are loaded only for a restoration. */
async function replay(): Promise<ReplayCounts> {
  const { replayErasures } = await import('./backup/erasure-replay.module.ts');
  return replayErasures(readConfig(process.env, 'worker'));
}

const openJournal = async () => (values['skip-erasures'] ? null : createErasureJournal(readFilesConfig(process.env)));

async function restore(from: string, replace: boolean): Promise<string[]> {
  // A wrong configuration is reported before any change.
  readConfig(process.env, 'worker');
  const stores = { files: await openStore(), journal: await openJournal() };
  const { manifest, ...rest } = await restoreBackup(database, stores, from, { replace });
  const lines = settlementLines({ takenAt: manifest.takenAt, ...rest, replayed: await replay() });
  return [summary(manifest), ...lines];
}

async function settle(takenAt: string): Promise<string[]> {
  readConfig(process.env, 'worker');
  const stores = { files: await openStore(), journal: await openJournal() };
  const settled = await settleOnly(database, stores, takenAt);
  return settlementLines({ takenAt, settled, former: null, replayed: await replay() });
}

function summary({ takenAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return JSON.stringify({ takenAt, tables: tables.length, rows, files, seconds });
}

try {
  for (const line of await run()) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
