/** `npm run page-cache [varnish|nginx]`: attacks pages behind each cache; fails if a visitor gets a page of another one, or an outdated one. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

endOnSignals();
await ensureInstalled();
const { buildAndDeploy } = await import('./deploy.mjs');
const { debianPrograms, findDebianProgram } = await import('./services/debian-program.mjs');
const { checkPageCache } = await import('./page-cache/check-page-cache.mjs');

const { caches } = await import('./page-cache/caches.mjs');

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(caches, name));
if (unknown.length > 0) {
  throw new Error(`Unknown cache: ${unknown.join(', ')}. Caches: ${Object.keys(caches).join(', ')}`);
}

await buildAndDeploy({ log: logProgress });
let failed = 0;
for (const [name, cache] of Object.entries(caches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-page-cache-'));
  const program = findDebianProgram(debianPrograms[cache.program], logProgress);
  const { results, problems } = await checkPageCache({ dataDir, cache, program, log: logProgress });
  await rm(dataDir, { recursive: true, force: true });
  console.log(`\n${name}`);
  console.table(results);
  for (const problem of problems) console.error(problem);
  failed += problems.length;
}
process.exit(failed === 0 ? 0 : 1);
