/**
 * `npm run packages:check`: packs the packages, makes a remote outside of this repository with nothing but them, tests and builds it,
 * deploys it to a site that is started for it, checks its pages on the preview link, and shows the sources in the site
 * (`remote-kit dev --against`). `npm test` does the first part, and a browser test deploys (`e2e/specs/team-story.spec.ts`).
 */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserArgs, findBrowser } from './browser.mjs';
import { logProgress } from './command-line.mjs';
import { buildAndDeploy } from './deploy.mjs';
import { ownRepository } from './packages/own-repository.mjs';
import { freePort } from './services/ports.mjs';
import { endChild } from './services/process.mjs';
import { waitUntil } from './services/wait.mjs';
import { root, startServices } from './services.mjs';

const execute = promisify(execFile);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-packages-'));
const dist = path.join(dataDir, 'dist');

const { id, dir } = await ownRepository(logProgress);
const kit = path.join(dir, 'node_modules/.bin/remote-kit');
await buildAndDeploy({ log: logProgress });
// A copy: other products of this checkout have the same registry.
for (const name of ['remotes', 'registry.json', 'shell/shell.json']) {
  cpSync(path.join(root, 'dist', name), path.join(dist, name), { recursive: true });
}
const running = await startServices({
  dataDir,
  durable: false,
  jobs: 300,
  tickSeconds: 0,
  registryFile: path.join(dist, 'registry.json'),
  remotesDir: path.join(dist, 'remotes'),
  log: logProgress,
});
try {
  const site = running.urls.site;
  const previewUrl = await deploy(site);
  const { checkPreview } = await import('./remote-kit/preview/check-preview.mjs');
  const options = { dir: root, executablePath: await findBrowser(), browserArgs, log: logProgress };
  if (!(await checkPreview({ ...options, url: previewUrl, examples: [] }))) throw new Error('The preview has problems');
  await expectPage(`${site}/guias`, 'Guias');
  await showSources(site);
} finally {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(path.dirname(dir), { recursive: true, force: true });
}

/** @param {string} site @returns {Promise<string>} The preview link. */
async function deploy(site) {
  const operate = ['tools/operate.mjs', 'deploy-tokens', 'create', id, '--name', 'ci'];
  const created = await execute(process.execPath, operate, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: running.urls.database },
  });
  const line = created.stdout.split('\n').find((one) => one.startsWith('{')) ?? '{}';
  const env = { ...process.env, DEPLOY_TOKEN: JSON.parse(line).token };
  const { stdout } = await execute(kit, ['deploy', '--site', site], { cwd: dir, env });
  logProgress(stdout);
  const previewUrl = /^Preview: (\S+)$/m.exec(stdout)?.[1];
  if (previewUrl === undefined) throw new Error('There is no preview link');
  return previewUrl;
}

/** `remote-kit dev --against <site>` loads the remote from here. @param {string} site */
async function showSources(site) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(kit, ['dev', '--against', site], { cwd: dir, env, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    await waitUntil('dev --against shows the remote', () =>
      expectPage(`http://localhost:${port}/guias`, `/__dev/remotes/${id}/`).then(
        () => true,
        () => null,
      ),
    );
  } finally {
    await endChild(child, 'SIGINT');
  }
}

/** @param {string} url @param {string} text */
async function expectPage(url, text) {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes(text)) throw new Error(`${url} answers ${answer.status} without ${text}`);
  logProgress(`${url} has ${text}`);
}
