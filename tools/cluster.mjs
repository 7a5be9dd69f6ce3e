/**
 * `npm run cluster [-- drill …]`: the product on a replicated database (etcd, Patroni, PgBouncer, HAProxy) while machines fail; prints
 * figures of each drill and an audit (docs/cluster.md). Requires root and Debian's packages; it installs nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

await ensureInstalled();
const { releaseAll, withResources } = await import('./compatibility/resources.mjs');
endOnSignals({ stop: releaseAll });
const { buildAndDeploy } = await import('./deploy.mjs');
const { debianPrograms, findDebianProgram } = await import('./services/debian-program.mjs');
const { drills } = await import('./cluster/drills.mjs');
const { networkProblem } = await import('./cluster/network.mjs');
const { findPrograms } = await import('./cluster/programs.mjs');
const { runDrills } = await import('./cluster/run.mjs');
const { cacheDir } = await import('./webpack/workspace.mjs');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(`Unknown drill: ${unknown.join(', ')}. Drills: ${drills.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const programs = findPrograms();
const problem = 'missing' in programs ? programs.missing : networkProblem();
if ('missing' in programs || problem !== null) {
  console.error(`Missing: ${problem}`);
  process.exit(2);
}
await buildAndDeploy({ log: logProgress });
const nginx = findDebianProgram(debianPrograms.nginx, logProgress);
const chosen = drills.filter(({ name }) => names.length === 0 || names.includes(name));
const result = await withResources((resources) =>
  runDrills(resources, { drills: chosen, nginx, programs, log: logProgress }),
);
const file = path.join(cacheDir, 'cluster', 'drills.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...result }, null, 2)}\n`);
console.table(
  Object.fromEntries(
    result.drills.map(({ name, what: _what, missed, reasons: _reasons, ...row }) => [
      name,
      { ...row, goals: missed.length === 0 ? 'met' : 'missed' },
    ]),
  ),
);
const { applications, messages, statuses, mails } = result.audit;
console.log(
  JSON.stringify(
    {
      applications,
      messages,
      statuses: { ...statuses, lost: statuses.lost.length, twice: statuses.twice.length },
      mails,
    },
    null,
    2,
  ),
);
const problems = [
  ...result.drills.flatMap(({ name, missed }) => missed.map((one) => `${name}: ${one}`)),
  ...result.findings,
];
for (const drill of result.drills) if (drill.missed.length > 0) console.error(drill.name, drill.reasons);
for (const one of problems) console.error(one);
console.log(problems.length === 0 ? `All goals are met. ${file}` : file);
process.exit(problems.length === 0 ? 0 : 1);
