import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../services/ports.mjs';

/** @typedef {'empty' | 'dressed' | 'uncached' | 'cached'} Kind */

/**
 * Starts one server of `server-process.mjs`; its log goes nowhere, but it is written.
 * @param {Kind} kind
 * @param {string} databaseUrl
 */
export async function startServer(kind, databaseUrl) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    HR_BACKEND_URL: 'http://hr.invalid',
    HR_BACKEND_TOKEN: 'none',
  };
  const child = fork(path.join(import.meta.dirname, 'server-process.mjs'), [kind], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server «${kind}» ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
