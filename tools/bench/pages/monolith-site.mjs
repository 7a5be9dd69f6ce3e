import path from 'node:path';
import { freePort } from '../../services/ports.mjs';
import { startProcess } from '../../services/process.mjs';
import { waitFor } from '../../services/wait.mjs';
import { root } from '../../webpack/workspace.mjs';

/**
 * The product's HTML server with the monolith's files.
 * @param {{ shellDir: string, registryFile: string, apiUrl: string, logDir: string }} options
 */
export async function startMonolith({ shellDir, registryFile, apiUrl, logDir }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = startProcess({
    name: 'monolith',
    script: path.join(root, 'shell/dist/server/main.js'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: url,
      SHELL_DIR: shellDir,
      REMOTES_DIR: path.join(root, 'dist/remotes'),
      REGISTRY_FILE: registryFile,
    },
    logDir,
  });
  await waitFor({ url: `${url}/api/health`, services: [service], accept: async (answer) => answer.ok || undefined });
  return { url, stop: service.stop };
}
