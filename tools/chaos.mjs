/**
 * `npm run chaos [-- --writes 2000]`: simulated users make every kind of write while services are killed; prints the audit.
 * `npm run chaos -- campaign [--recipients 10000]`: the same for one campaign.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { logProgress, wholeNumber } from './command-line.mjs';

endOnSignals();
await ensureInstalled();
const { buildAndDeploy } = await import('./deploy.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writes: { type: 'string', default: '1000' },
    recipients: { type: 'string', default: '10000' },
  },
});
const writes = wholeNumber('--writes', values.writes);
const recipients = wholeNumber('--recipients', values.recipients);
await buildAndDeploy({ log: logProgress });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
const { runChaos, runCampaignChaos } = await import('./chaos/chaos-run.mjs');
const { chaosFindings } = await import('./chaos/findings.mjs');
const { campaignFindings } = await import('./chaos/campaign-audit.mjs');
if (positionals[0] === 'campaign') {
  const result = await runCampaignChaos({ dataDir, recipients, rate: 150, pauseMs: 1000, log: logProgress });
  report(result, campaignFindings(result));
} else {
  const result = await runChaos({ dataDir, writes, concurrency: 6, pauseMs: 1500, log: logProgress });
  report(result, chaosFindings(result));
}
await rm(dataDir, { recursive: true, force: true });

/**
 * @param {{ faultTimes: import('./chaos/faults.mjs').FaultTimes }} result
 * @param {readonly string[]} found
 */
function report(result, found) {
  console.table(result.faultTimes);
  console.log(JSON.stringify(result, null, 2));
  console.log(found.length === 0 ? 'No data lost, nothing delivered twice.' : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}
