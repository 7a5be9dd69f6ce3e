/**
 * `npm run capacity [-- --jobs 10000,100000 --rates 40]`: measures the work of each operation in CPU time, compares the model with the
 * load of `npm run load`, and prints the tables of docs/capacity.md. `-- --against <folder>` compares `npm start` with that of another
 * release (with its packages and build). Linux only.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logProgress, wholeNumber } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

endOnSignals();
await ensureInstalled();
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,100000' },
    rates: { type: 'string', default: '40' },
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
if (os.platform() !== 'linux') throw new Error('CPU time and memory of processes are read from /proc: Linux only');
const { buildAndDeploy } = await import('./deploy.mjs');
const { cacheDir, root } = await import('./webpack/workspace.mjs');
const numbers = (/** @type {'jobs' | 'rates'} */ name) =>
  values[name].split(',').map((text) => wholeNumber(`--${name}`, text));

/** Largest accepted difference of the prediction for a process. */
const mostError = 0.25;
/** Smaller differences are not counted: the use without visits varies by as much. */
const leastCores = 0.01;
/** Largest accepted ratio of `npm start` to the release before; several runs of one release differ by as much. */
const mostRatio = 1.05;

await buildAndDeploy({ log: logProgress });
process.exit((await (values.against === undefined ? measure() : compare(values.against))) ? 0 : 1);

async function measure() {
  const { measureWork } = await import('./capacity/measure.mjs');
  const { checkModel } = await import('./capacity/check.mjs');
  const { checkTable, memoryTable, scenarioTable, workTable } = await import('./capacity/report.mjs');
  const file = path.join(cacheDir, 'capacity', 'work.json');
  await mkdir(path.dirname(file), { recursive: true });
  /** @type {import('./capacity/model.mjs').MeasuredWork[]} */
  const all = [];
  /** @type {(import('./capacity/check.mjs').Checked & { jobs: number })[]} */
  const checked = [];
  for (const jobs of numbers('jobs')) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-capacity-'));
    const measured = await measureWork({ jobs, dataDir, log: logProgress }, async (product, soFar) => {
      const rows = await checkModel(product, soFar, numbers('rates'), logProgress);
      checked.push(...rows.map((row) => ({ jobs, ...row })));
    });
    all.push(measured);
    await writeFile(
      file,
      `${JSON.stringify({ at: new Date().toISOString(), load: os.loadavg(), all, checked }, null, 2)}\n`,
    );
    await rm(dataDir, { recursive: true, force: true });
  }
  const last = /** @type {import('./capacity/model.mjs').MeasuredWork} */ (all.at(-1));
  console.log(`\nCPU milliseconds of one operation, by process\n`);
  for (const measured of all) console.log(`${workTable(measured)}\n`);
  console.log(`Memory in MB\n\n${memoryTable(all)}\n`);
  for (const jobs of numbers('jobs')) {
    console.log(
      `Check with ${jobs.toLocaleString('en')} jobs\n\n${checkTable(checked.filter((row) => row.jobs === jobs))}\n`,
    );
  }
  console.log(`Model\n\n${scenarioTable(last)}\n\n${file}`);
  const wrong = checked.filter(
    ({ predicted, observed, error, failed }) =>
      failed > 0 || (Math.abs(error) > mostError && Math.abs(predicted - observed) > leastCores),
  );
  for (const { jobs, rate, service, error, failed } of wrong) {
    const reason =
      failed > 0 ? `no valid check, ${failed} requests failed` : `the model is wrong by ${(error * 100).toFixed(0)} %`;
    console.error(`${service}, ${jobs} jobs, ${rate} visits per second: ${reason}`);
  }
  return wrong.length === 0;
}

/** @param {string} before */
async function compare(before) {
  const { compareStarts, startTable } = await import('./capacity/start-comparison.mjs');
  const figures = await compareStarts({ before, now: root }, wholeNumber('--runs', values.runs), logProgress);
  const rows = startTable(figures);
  console.table(rows);
  const worse = rows.filter(({ isLimited, ratio }) => isLimited && ratio > mostRatio);
  for (const { name, ratio } of worse) console.error(`${name}: ${ratio.toFixed(2)} × the release before`);
  return worse.length === 0;
}
