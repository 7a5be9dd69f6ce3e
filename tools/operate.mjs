/**
 * `npm run admins`, `npm run deliveries`, `npm run decoder-failures` and `npm run uncertain-mails`: a command of the API, on the data
 * folder's PostgreSQL, running or not, or on the one of `DATABASE_URL`. Running services are not affected.
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

const [command = '', ...args] = process.argv.slice(2);

async function run() {
  await build({ only: ['shared-contracts', 'api'], log: () => {} });
  const dataDir = dataDirOf();
  const database = await openDatabase(dataDir, false);
  try {
    const env = commandEnvironment(process.env, { dataDir, databaseUrl: database.url });
    return await runInherited(path.join(root, `api/dist/${command}.js`), args, env);
  } finally {
    await database.close();
  }
}

process.exitCode = await run().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
