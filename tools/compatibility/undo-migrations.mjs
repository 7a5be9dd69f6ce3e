/** Reverts every migration of the database DATABASE_URL, newest first. Run by the check `postgres`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../webpack/workspace.mjs';

/** @param {string} file Of the API's build. */
const importBuilt = (file) => import(pathToFileURL(path.join(root, 'api/dist', file)).href);

const { readDatabaseConfig } = await importBuilt('config/database.config.js');
const { openMigrationSource } = await importBuilt('database/migrations.provider.js');

const source = await openMigrationSource(readDatabaseConfig(process.env, 'migrate'));
for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
await source.destroy();
