import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildNodePackage, nodePackages } from '../../tools/build/node-package.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { temporaryParent } from '../../tools/services/temporary-folder.mjs';
import { storeServer } from './server-handle.ts';

/**
 * Creates one seed and one PostgreSQL server for the whole run, with one migrated database that every test file
 * clones.
 */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1e9));
  process.stdout.write(`Rows of the API's tests: TEST_SEED=${process.env.TEST_SEED}\n`);
  const folder = await mkdtemp(join(temporaryParent(), 'api-test-'));
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  storeServer({ folder, stop: server.stop });
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_FOLDER = folder;
  // Node runs this file without Jest's module map, so it loads the builds of the shared packages.
  await Promise.all(nodePackages.filter(({ isShared }) => isShared).map((target) => buildNodePackage(target)));
  const { runMigrations } = await import('../src/database/migrations.provider.ts');
  const { query, templateDatabase, testDatabaseConfig, urlOf } = await import('./test-database.ts');
  await query(`create database ${templateDatabase}`);
  await runMigrations(testDatabaseConfig(urlOf(templateDatabase)));
}
