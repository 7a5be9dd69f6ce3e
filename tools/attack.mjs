/**
 * `npm run attack [-- --only slow-sockets] [-- --jobs 10000] [-- --short]`: attacks a separate product on loopback while a visitor uses it
 * and `/api/health` is polled. Exits with 1 on any problem.
 */
import { parseArgs } from 'node:util';
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

endOnSignals();
await ensureInstalled();
const { buildAndDeploy } = await import('./deploy.mjs');
const { runAttacks } = await import('./attack/run-attacks.mjs');

const { values } = parseArgs({
  options: { only: { type: 'string' }, jobs: { type: 'string' }, short: { type: 'boolean', default: false } },
});
await buildAndDeploy({ log: logProgress });
const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
const { rows, problems } = await runAttacks({ long: !values.short, only: values.only, jobs, log: logProgress });
console.table(rows);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'No problem.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
