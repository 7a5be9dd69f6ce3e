/**
 * `npm run canary-simulation [-- --days 1000] [--seed 51]`: false alarms, misses and time to detection of the judgement of canaries
 * on simulated days (ADR 51).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './checks/run.mjs';
import { wholeNumber } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

endOnSignals();
await ensureInstalled();

const { values } = parseArgs({
  options: { days: { type: 'string', default: '1000' }, seed: { type: 'string', default: '51' } },
});
const environment = {
  CANARY_DAYS: String(wholeNumber('--days', values.days)),
  CANARY_SEED: String(wholeNumber('--seed', values.seed)),
};
const root = path.resolve(import.meta.dirname, '..');
const ok = await runCommand(root, 'jest', ['--selectProjects', 'api', '--', 'api/test/canaries'], environment);
process.exit(ok ? 0 : 1);
