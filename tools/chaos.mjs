/** `npm run chaos [-- --applications 200]`: applies while everything is killed in turn, and prints what became of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
const { killWhileApplying } = await import('./chaos/deliveries.mjs');

const { values } = parseArgs({ options: { applications: { type: 'string', default: '200' } } });
const began = performance.now();
/** @param {string} text */
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

await build({ say });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
const applications = Number(values.applications);
const result = await killWhileApplying({ dataDir, applications, atOnce: 4, thinkMs: 2000, pauseMs: 500, say });
await rm(dataDir, { recursive: true, force: true });
console.table(result.kills);
console.log(JSON.stringify(result));
const failures = result.twice + result.lost + result.strange + result.gaveUp.length;
process.exit(result.delivered === applications && failures === 0 ? 0 : 1);
