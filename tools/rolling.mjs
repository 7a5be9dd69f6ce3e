/** `npm run rolling`: servers are killed and replaced behind nginx during visits and applications; fails on any failed request. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

endOnSignals();
await ensureInstalled();
const { buildAndDeploy } = await import('./deploy.mjs');
const { debianPrograms, findDebianProgram } = await import('./services/debian-program.mjs');
const { rollUnderLoad } = await import('./rolling/roll-under-load.mjs');

await buildAndDeploy({ log: logProgress });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-rolling-'));
const result = await rollUnderLoad({
  dataDir,
  nginx: findDebianProgram(debianPrograms.nginx, logProgress),
  log: logProgress,
});
await rm(dataDir, { recursive: true, force: true });
console.table(result.steps);
console.table(result.kinds);
console.table([result.applications]);
for (const problem of result.problems) console.error(problem);
if (result.problems.length > 0) console.error(`nginx reports:\n${result.complaints.join('\n')}`);
process.exit(result.problems.length === 0 ? 0 : 1);
