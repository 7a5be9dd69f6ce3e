import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { takeBackup } from './backup/take-backup.ts';
import { readDatabaseConfig } from './config/database.config.ts';
import { readFilesConfig } from './config/files.config.ts';
import { createFileStore } from './modules/files/index.ts';

/**
 * `backup.js take --to <folder>` and `backup.js restore --from <folder> [--replace]`, both with `--database-only`. Database
 * and file store are those of the environment, as the API reads it.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'database-only': { type: 'boolean', default: false },
  },
});

const began = performance.now();
const database = readDatabaseConfig(process.env, 'migrate');
const store = values['database-only'] ? null : await createFileStore(readFilesConfig(process.env));

async function run() {
  const { to, from, replace } = values;
  if (positionals[0] === 'take' && to !== undefined) return takeBackup(database, store, to);
  if (positionals[0] === 'restore' && from !== undefined) return restoreBackup(database, store, from, { replace });
  throw new Error('Say take --to <folder>, or restore --from <folder>');
}

try {
  const { takenAt, tables, files } = await run();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  process.stdout.write(`${JSON.stringify({ takenAt, tables: tables.length, rows, files, seconds })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
