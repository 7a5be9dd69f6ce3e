import path from 'node:path';
import { storedSecret } from './secret.mjs';

/**
 * Variables of what runs of the API beside `npm start`: commands, and servers to measure. They call nobody, so nothing
 * listens at the HR backend's address where none is named.
 * @param {NodeJS.ProcessEnv} given Wins.
 * @param {{ dataDir: string, databaseUrl: string }} data
 * @returns {NodeJS.ProcessEnv}
 */
export function commandEnvironment(given, { dataDir, databaseUrl }) {
  return {
    NODE_ENV: 'production',
    HR_BACKEND_URL: 'http://127.0.0.1:9',
    HR_BACKEND_TOKEN: 'unused',
    FILES_DIR: path.join(dataDir, 'files'),
    ...given,
    APP_SECRET: given['APP_SECRET'] || storedSecret(dataDir, 'secret'),
    DATABASE_URL: databaseUrl,
  };
}
