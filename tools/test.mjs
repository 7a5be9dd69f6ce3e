/**
 * `npm test [suite …]`: installs what is missing and runs every suite; the last line adds them up. `npm test -- --changed`: the
 * static suites and the tests of the folders that differ from main.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { temporaryParent } from './services/temporary-folder.mjs';

endOnSignals();
await ensureInstalled();
const { suites } = await import('./checks/suites.mjs');
const { changedFiles } = await import('./checks/changed-files.mjs');
const { runSuites } = await import('./checks/run-suites.mjs');

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
const changed = values.changed === true ? changedFiles(root) : [];
if (values.changed === true && changed.length === 0) {
  console.log('No file differs from main');
  process.exit(0);
}
const chosen = suites.filter(
  ({ name, isForChanges }) =>
    (positionals.length === 0 || positionals.includes(name)) && (values.changed !== true || isForChanges),
);

const temporary = mkdtempSync(path.join(temporaryParent(), 'trampolim-test-'));
// Like the system's own, a folder that every user can enter: PostgreSQL runs as another user than root.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

const stages = [0, 1, 2].map((stage) => chosen.filter((suite) => suite.stage === stage).map(({ name }) => name));
const results = await runSuites(stages, changed);

const total = results.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
  passed: 0,
  failed: 0,
});
console.log();
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
