/**
 * `npm run chaos [-- --writes 2000]`: people use everything while everything is killed in turn; prints what became of it.
 * `npm run chaos -- campaign [--recipients 10000]`: the same for one campaign.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { wholeNumber } from './whole-number.mjs';

endOnSignals();
await ensureInstalled();
const { build } = await import('./build.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writes: { type: 'string', default: '1000' },
    recipients: { type: 'string', default: '10000' },
  },
});
const writes = wholeNumber('--writes', values.writes);
const recipients = wholeNumber('--recipients', values.recipients);
const began = performance.now();
/** @param {string} text */
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

await build({ say });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
const run = positionals[0] === 'campaign' ? campaign : everything;
await run();
await rm(dataDir, { recursive: true, force: true });

async function everything() {
  const { storm } = await import('./chaos/storm.mjs');
  const { troubles } = await import('./chaos/troubles.mjs');
  const result = await storm({ dataDir, writes, atOnce: 6, pauseMs: 1500, say });
  tell(result, troubles(result));
}

async function campaign() {
  const { campaignStorm, longOrder } = await import('./chaos/campaign-storm.mjs');
  const { campaignTroubles } = await import('./chaos/campaign-books.mjs');
  const result = await campaignStorm({ dataDir, recipients, rate: 150, order: longOrder, pauseMs: 1000, say });
  tell(result, campaignTroubles(result));
}

/**
 * @param {{ blown: import('./chaos/blows.mjs').Blown }} result
 * @param {readonly string[]} found
 */
function tell(result, found) {
  console.table(result.blown);
  console.log(JSON.stringify(result, null, 2));
  console.log(found.length === 0 ? 'Nothing lost, nothing twice.' : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}
