import { readDatabaseConfig } from './config/database.config.ts';
import { runMigrations, UnusableDatabaseError } from './database/migrations.provider.ts';

try {
  const done = await runMigrations(readDatabaseConfig(process.env, 'migrate'));
  process.stdout.write(`${JSON.stringify({ ready: true, migrations: done })}\n`);
} catch (error) {
  if (!(error instanceof UnusableDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
