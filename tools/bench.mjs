/**
 * `npm run bench [pages|html|search|percolation|lists|resync|campaigns|lighthouse …]`: measures against the limits of DESIGN §7. A missed limit is no failure.
 * `--jobs`: one size for search and lists. `--jobs`, `--subscribers`, `--recipients`: other sizes for campaigns; `--jobs`, `--searches`, `--filters`: for percolation.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadNow, printTable, verdictOf } from './bench/report.mjs';
import { logProgress } from './command-line.mjs';
import { buildAndDeploy } from './deploy.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { cacheDir } from './webpack/workspace.mjs';

/** @typedef {import('./bench/report.mjs').Table} Table */
/** @typedef {(log: (text: string) => void, sizes: Record<string, number>) => Promise<Table[]>} Suite */

/** @type {Readonly<Record<string, () => Promise<Suite>>>} */
const suites = {
  pages: async () => (await import('./bench/pages.mjs')).measurePages,
  html: async () => (await import('./bench/html.mjs')).measureHtml,
  search: async () => (await import('./bench/search.mjs')).measureSearch,
  percolation: async () => (await import('./bench/percolation.mjs')).measurePercolation,
  lists: async () => (await import('./bench/lists.mjs')).measureLists,
  resync: async () => (await import('./bench/resync.mjs')).measureResync,
  campaigns: async () => (await import('./bench/campaigns.mjs')).measureCampaigns,
  lighthouse: async () => (await import('./bench/lighthouse.mjs')).measureLighthouse,
};

const size = /** @type {const} */ ({ type: 'string' });
const options = { jobs: size, subscribers: size, recipients: size, searches: size, filters: size };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const sizes = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const unknown = positionals.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${Object.keys(suites).join(', ')}`);
}

endOnSignals();
await buildAndDeploy({ log: logProgress });
/** @type {Array<{ suite: string, load: { before: number[], after: number[] }, tables: Table[] }>} */
const results = [];
for (const [suite, load] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(suite)) continue;
  const measure = await load();
  const before = loadNow();
  const tables = await measure(logProgress, sizes);
  const loads = { before, after: loadNow() };
  for (const table of tables) printTable(table);
  console.log(`\n  Machine load before and after (1, 5, 15 min): ${before.join(' ')}; ${loads.after.join(' ')}`);
  results.push({ suite, load: loads, tables });
}
writeResults();

/** Writes the results as JSON, for comparing runs. */
function writeResults() {
  const judged = results.map(({ tables, ...rest }) => ({
    ...rest,
    tables: tables.map((table) => ({
      ...table,
      figures: table.figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
    })),
  }));
  const file = path.join(cacheDir, 'bench.json');
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), results: judged }, null, 2)}\n`);
  logProgress(`Written to ${path.relative(process.cwd(), file)}`);
}
