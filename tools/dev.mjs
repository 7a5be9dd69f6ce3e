/**
 * `npm run dev`, or `npm run dev -- --only mfe-jobs`: the whole product, rebuilt and reloaded on change. The given remotes have
 * separate origins, the others come from the build. Ctrl-C stops all processes.
 */
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { logProgress } from './command-line.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';
import { isFree } from './services/ports.mjs';
import { lockDataDir } from './services/run-lock.mjs';
import { remoteIds } from './webpack/workspace.mjs';

async function start() {
  loadEnvFile();
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const ids = values.only ?? remoteIds();
  const port = Number(process.env['PORT'] || 3000);
  const dataDir = dataDirOf();
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use. Set another one: PORT=3100 npm run dev`);
  process.once('exit', lockDataDir(dataDir));
  const others = remoteIds().filter((id) => !ids.includes(id));
  await build({ log: logProgress, only: ['api', 'sandbox', 'shell/server', ...others] });
  // Imports the registry, which was built above.
  const { DevSession } = await import('./dev/session.mjs');
  const session = new DevSession({ ids, port, dataDir, log: logProgress });
  stop = () => session.stop();
  await session.start();
}

/** @type {() => Promise<void>} */
let stop = async () => {};
endOnSignals({ stop: () => stop(), exitCode: 0 });

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
