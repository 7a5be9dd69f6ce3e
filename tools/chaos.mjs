/** `npm run chaos [-- --writes 2000]`: people use everything while everything is killed in turn; prints what became of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { wholeNumber } from './whole-number.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
const { storm } = await import('./chaos/storm.mjs');
const { troubles } = await import('./chaos/troubles.mjs');

const { values } = parseArgs({ options: { writes: { type: 'string', default: '1000' } } });
const writes = wholeNumber('--writes', values.writes);
const began = performance.now();
/** @param {string} text */
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

await build({ say });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
const result = await storm({ dataDir, writes, atOnce: 6, pauseMs: 1500, say });
await rm(dataDir, { recursive: true, force: true });
console.table(result.blown);
console.log(JSON.stringify(result, null, 2));
const found = troubles(result);
console.log(found.length === 0 ? 'Nothing lost, nothing twice.' : found.join('\n'));
process.exit(found.length === 0 ? 0 : 1);
