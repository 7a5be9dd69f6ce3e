/**
 * `npm run dev`, or `npm run dev -- --only mfe-jobs`: the whole product, rebuilt and reloaded on change. The given remotes have
 * separate origins, the others come from the build.
 * `npm run dev -- --alone mfe-jobs`: one remote without shell, API and database (`--record SITE`: with answers of a site).
 * `npm run dev -- --against SITE --only mfe-jobs`: one remote from here in a running site. Ctrl-C stops all processes.
 */
import path from 'node:path';
import { build } from './build.mjs';
import { buildNodePackage, nodePackages } from './build/node-package.mjs';
import { logProgress } from './command-line.mjs';
import { readDevOptions } from './dev/options.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';
import { isFree } from './services/ports.mjs';
import { lockDataDir } from './services/run-lock.mjs';
import { remoteIds, root } from './webpack/workspace.mjs';

async function start() {
  loadEnvFile();
  const options = readDevOptions(process.argv.slice(2), remoteIds());
  const port = Number(process.env['PORT'] || 3000);
  if (!(await isFree(port, ['127.0.0.1', '::1']))) {
    throw new Error(`Port ${port} is in use. Set another one: PORT=3100 npm run dev`);
  }
  if (options.kind === 'everything') return startEverything(options.ids, port);
  await Promise.all(nodePackages.filter(({ isShared }) => isShared).map(buildNodePackage));
  return options.kind === 'alone' ? startAlone(options, port) : startAgainst(options, port);
}

/**
 * @param {readonly string[]} ids
 * @param {number} port
 */
async function startEverything(ids, port) {
  const dataDir = dataDirOf();
  process.once('exit', lockDataDir(dataDir));
  const others = remoteIds().filter((id) => !ids.includes(id));
  await build({ log: logProgress, only: ['api', 'sandbox', 'shell/server', ...others] });
  // Imports the registry, which was built above.
  const { DevSession } = await import('./dev/session.mjs');
  const session = new DevSession({ ids, port, dataDir, log: logProgress });
  stop = () => session.stop();
  await session.start();
}

/**
 * @param {Extract<import('./dev/options.mjs').DevOptions, { kind: 'alone' }>} options
 * @param {number} port
 */
async function startAlone({ id, record, pages }, port) {
  const dir = path.join(root, id);
  // These modules import shared-contracts, which was compiled above.
  if (record !== null) {
    const { recordAnswers } = await import('./dev/alone/record.mjs');
    await recordAnswers({ dir, site: record, pages, log: logProgress });
  }
  const { serveAlone } = await import('./dev/alone/serve-alone.mjs');
  const running = await serveAlone({ dir, port, log: logProgress });
  stop = running.stop;
  logProgress(`${id} alone: ${running.url}`);
}

/**
 * @param {Extract<import('./dev/options.mjs').DevOptions, { kind: 'against' }>} options
 * @param {number} port
 */
async function startAgainst({ site, ids }, port) {
  const { serveAgainst } = await import('./dev/against/serve-against.mjs');
  const running = await serveAgainst({ site, dirs: ids.map((id) => path.join(root, id)), port, log: logProgress });
  stop = running.stop;
  logProgress(`${ids.join(', ')} in ${site}: ${running.url}`);
}

/** @type {() => Promise<void>} */
let stop = async () => {};
endOnSignals({ stop: () => stop(), exitCode: 0 });

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
