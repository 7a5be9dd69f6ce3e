/** `npm test [suite …]`: installs what is missing and runs every suite; the last line adds them up. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { temporaryParent } from './services/temporary-folder.mjs';

endOnSignals();
await ensureInstalled();
const { suites } = await import('./checks/suites.mjs');

const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const temporary = mkdtempSync(path.join(temporaryParent(), 'trampolim-test-'));
// Like the system's own, a folder that every user can enter: PostgreSQL runs as another user than root.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

/** @type {Result[]} */
const results = [];
for (const suite of chosen) {
  console.log(`\n── ${suite.name} ${'─'.repeat(Math.max(0, 70 - suite.name.length))}`);
  const began = performance.now();
  const counted = await suite.run(root).catch((error) => {
    console.error(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1 };
  });
  results.push({ name: suite.name, ...counted, seconds: (performance.now() - began) / 1000 });
}

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
