/** `npm run fuzz [-- --requests 100000] [--seed 7]`: sends generated requests to every operation of the OpenAPI document. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './checks/run.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { wholeNumber } from './command-line.mjs';

endOnSignals();
await ensureInstalled();

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
/** @type {Record<string, string>} */
const environment = {
  FUZZ_REQUESTS: String(wholeNumber('--requests', values.requests)),
  ...(values.seed !== undefined && { FUZZ_SEED: String(wholeNumber('--seed', values.seed)) }),
};
const root = path.resolve(import.meta.dirname, '..');
const ok = await runCommand(root, 'jest', ['--selectProjects', 'api', '--', 'api/test/fuzz/fuzz.test.ts'], environment);
process.exit(ok ? 0 : 1);
