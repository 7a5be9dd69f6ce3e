/**
 * `npm run recovery [-- --jobs 1000000 --applications 1000000 --seconds 30]`: backs up a database with pgBackRest while visitors write,
 * loses it, recovers it to the end of its log and to a time before a mistake, and compares it with what was acknowledged
 * (docs/backup.md). Requires Debian's packages; it installs nothing.
 */
import { statfsSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { logProgress, wholeNumber } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

await ensureInstalled();
const { releaseAll, withResources } = await import('./compatibility/resources.mjs');
endOnSignals({ stop: releaseAll });
const { build } = await import('./build.mjs');
const { findPrograms } = await import('./recovery/programs.mjs');
const { runDrill } = await import('./recovery/drill.mjs');
const { neededBytes, problemsOf, tableOf } = await import('./recovery/report.mjs');

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    applications: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '15' },
  },
});
const counts = {
  jobs: wholeNumber('--jobs', values.jobs),
  applications: wholeNumber('--applications', values.applications),
};
const seconds = wholeNumber('--seconds', values.seconds);
const programs = findPrograms();
if ('missing' in programs) {
  console.error(`Missing: ${programs.missing}`);
  process.exit(2);
}
const { bavail, bsize } = statfsSync(os.tmpdir());
if (bavail * bsize < neededBytes(counts)) {
  console.error(`${os.tmpdir()} needs ${(neededBytes(counts) / 2 ** 30).toFixed(0)} GB of free space`);
  process.exit(2);
}
await build({ log: logProgress, only: ['shared-contracts', 'api', 'sandbox'] });
const result = await withResources((resources) =>
  runDrill(resources, { ...counts, seconds, programs, log: logProgress }),
);
console.table(tableOf(result));
const problems = problemsOf(result);
console.log(problems.length === 0 ? 'Everything that had to be there was recovered.' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
