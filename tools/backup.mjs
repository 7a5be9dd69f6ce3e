/**
 * `npm run backup -- --to <folder>` and `npm run restore -- --from <folder> [--replace]`, for the PostgreSQL and the files of the
 * data folder, or those of the environment (`DATABASE_URL`, `FILES_DIR`, `S3_*`). A backup runs while all services run; a
 * restoration requires that they are stopped.
 */
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';

loadEnvFile();
endOnSignals();
await ensureInstalled();
const { build } = await import('./build.mjs');
const { openDatabase } = await import('./backup/open-database.mjs');
const { runInherited } = await import('./backup/run-inherited.mjs');
const { root } = await import('./services/plan.mjs');
const { commandEnvironment } = await import('./services/command-environment.mjs');

const [action = '', ...args] = process.argv.slice(2);

async function run() {
  await build({ only: ['shared-contracts', 'api'], log: () => {} });
  const dataDir = dataDirOf();
  const database = await openDatabase(dataDir, action === 'restore');
  try {
    const own = { FILES_DIR: path.join(dataDir, 'files'), ...process.env, DATABASE_URL: database.url };
    // The restoration repeats erasures, with the worker's configuration and secret.
    const env = action === 'restore' ? commandEnvironment(process.env, { dataDir, databaseUrl: database.url }) : own;
    return await runInherited(path.join(root, 'api/dist/backup.js'), [action, ...args], env);
  } finally {
    await database.close();
  }
}

process.exitCode = await run().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
