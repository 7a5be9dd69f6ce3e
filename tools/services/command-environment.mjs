import path from 'node:path';
import { storedSecret } from './private-folder.mjs';

/**
 * Variables for parts of the API that run beside `npm start`: commands, and servers to measure. They send no request to the HR
 * backend, so the default address has no listener.
 * @param {NodeJS.ProcessEnv} given Takes precedence.
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
