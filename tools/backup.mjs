/**
 * `npm run backup -- --to <folder>` and `npm run restore -- --from <folder> [--replace]`, for the PostgreSQL and the files of the
 * data folder, or those of the environment (`DATABASE_URL`, `FILES_DIR`, `S3_*`). A backup runs while all services run; a
 * restoration requires that they are stopped.
 */
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { loadEnvFile } from './services/env-file.mjs';

loadEnvFile();
endOnSignals();
await ensureInstalled();
const { runApiCommand } = await import('./api-command.mjs');
const { commandEnvironment } = await import('./services/command-environment.mjs');

const [action = '', ...args] = process.argv.slice(2);
const isRestoration = action === 'restore';

process.exitCode = await runApiCommand({
  program: 'backup.js',
  args: [action, ...args],
  alone: isRestoration,
  // The restoration repeats erasures, with the worker's configuration and secret.
  environment: ({ dataDir, databaseUrl }) =>
    isRestoration
      ? commandEnvironment(process.env, { dataDir, databaseUrl })
      : { FILES_DIR: path.join(dataDir, 'files'), ...process.env, DATABASE_URL: databaseUrl },
});
