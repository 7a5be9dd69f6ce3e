import { readDatabaseConfig } from './config/database.config.ts';
import { runMigrations } from './database/run-migrations.ts';

const done = await runMigrations(readDatabaseConfig(process.env, 'migrate'));
process.stdout.write(`${JSON.stringify({ ready: true, migrations: done })}\n`);
