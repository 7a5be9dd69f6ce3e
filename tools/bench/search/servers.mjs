import { fork } from 'node:child_process';
import path from 'node:path';
import { commandEnvironment } from '../../services/command-environment.mjs';
import { freePort } from '../../services/ports.mjs';
import { cacheDir } from '../../webpack/workspace.mjs';

/** @typedef {'empty' | 'hooks' | 'uncached' | 'cached'} Kind */

/** V8's limit in the container of `deploy/kubernetes` (half of its memory limit). Without a limit it collects later than it has to. */
const heapFlags = ['--max-old-space-size=512'];

/**
 * Starts one server of `server-process.mjs`. Its log is written and discarded.
 * @param {Kind} kind
 * @param {string} databaseUrl
 */
export async function startServer(kind, databaseUrl) {
  const port = await freePort();
  const env = {
    ...commandEnvironment(process.env, { dataDir: path.join(cacheDir, 'bench'), databaseUrl }),
    API_PORT: String(port),
  };
  const child = fork(path.join(import.meta.dirname, 'server-process.mjs'), [kind], {
    env,
    execArgv: heapFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server «${kind}» ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
