/** `npm run page-cache`: attacks pages behind Varnish; fails if a visitor gets a page of another one, or an outdated one. */
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
const { checkPageCache } = await import('./page-cache/check-page-cache.mjs');

await buildAndDeploy({ log: logProgress });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-page-cache-'));
const varnishd = findDebianProgram(debianPrograms.varnish, logProgress);
const { results, problems } = await checkPageCache({ dataDir, varnishd, log: logProgress });
await rm(dataDir, { recursive: true, force: true });
console.table(results);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
