/**
 * `npm run load [-- --rate 50 --seconds 60 --url http://127.0.0.1:3000]`: visits at the times of a Poisson process, on this machine
 * only; percentiles by kind of request, and a chart. Without `--url` it starts a separate product.
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
    rate: { type: 'string', default: '20' },
    'to-rate': { type: 'string' },
    seconds: { type: 'string', default: '60' },
    url: { type: 'string' },
    'metrics-port': { type: 'string' },
    jobs: { type: 'string', default: '5000' },
    report: { type: 'string', default: '.cache/load/report.html' },
  },
});
const { loopbackOrigin, runLoad } = await import('./load/run-load.mjs');
const { siteJourneys } = await import('./load/journeys.mjs');
const { loadReport } = await import('./load/report.mjs');
const { cpuSeconds, freeMetricsPort } = await import('./attack/loop-delays.mjs');

const rate = wholeNumber('--rate', values.rate);
const toRate = values['to-rate'] === undefined ? undefined : wholeNumber('--to-rate', values['to-rate']);
const seconds = wholeNumber('--seconds', values.seconds);
const target = values.url === undefined ? await startProduct() : givenProduct(values.url);
try {
  await load();
} finally {
  await target.stop();
}
process.exit();

/** @param {string} url */
function givenProduct(url) {
  const metricsPort =
    values['metrics-port'] === undefined ? null : wholeNumber('--metrics-port', values['metrics-port']);
  return { origin: loopbackOrigin(url), metricsPort, stop: async () => {} };
}

async function startProduct() {
  const { buildAndDeploy } = await import('./deploy.mjs');
  const { startServices } = await import('./services.mjs');
  await buildAndDeploy({ log: logProgress });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-load-'));
  const metricsPort = await freeMetricsPort();
  const environment = { METRICS_PORT: String(metricsPort) };
  const jobs = wholeNumber('--jobs', values.jobs);
  const running = await startServices({ dataDir, jobs, tickSeconds: 0, environment, log: logProgress });
  const stop = async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: loopbackOrigin(running.urls.site), metricsPort, stop };
}

async function load() {
  const { origin, metricsPort } = target;
  const journeys = await siteJourneys(origin);
  // Fills the caches of the processes, which are not measured.
  await runLoad(origin, journeys, { rate: 5, seconds: 3 });
  const title = `${rate}${toRate === undefined ? '' : ` to ${toRate}`} visits per second for ${seconds} s`;
  logProgress(title);
  const before = metricsPort === null ? null : await cpuSeconds(metricsPort);
  const own = process.cpuUsage();
  const began = performance.now();
  const result = await runLoad(origin, journeys, { rate, toRate, seconds });
  const took = (performance.now() - began) / 1000;
  const kinds = result.measurements.byKind();
  console.table(kinds);
  console.table(result.measurements.errors());
  const { user, system } = process.cpuUsage(own);
  const after = metricsPort === null || before === null ? [] : Object.entries(await cpuSeconds(metricsPort));
  console.table({
    ...Object.fromEntries(after.map(([name, used]) => [name, percent((used - (before?.[name] ?? 0)) / took)])),
    'load generator': percent((user + system) / 1e6 / took),
  });
  console.log(
    `${result.journeys} visits, ${result.unfinished} unfinished, machine load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  const file = path.resolve(values.report);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, loadReport({ title, kinds, seconds: result.measurements.bySecond() }));
  console.log(`Chart: ${file}`);
}

/** Of one processor. @param {number} share */
function percent(share) {
  return { 'CPU %': Math.round(share * 100) };
}
