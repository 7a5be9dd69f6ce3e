import { setTimeout as wait } from 'node:timers/promises';
import { siteJourneys } from '../load/journeys.mjs';
import { runLoad } from '../load/run-load.mjs';
import { addWork, countLoad, errorOf, services, workOf } from './model.mjs';

/** @typedef {import('./model.mjs').MeasuredWork} MeasuredWork */
/** @typedef {import('./model.mjs').LoadRequest} LoadRequest */
/**
 * @typedef {object} Checked
 * @property {number} rate Visits per second.
 * @property {number} failed Requests of all services that failed at this rate: they cost less than the model assumes.
 * @property {string} service
 * @property {number} predicted Cores.
 * @property {number} observed Cores.
 * @property {number} error
 */

const seconds = 60;
/** Of the work that follows from the last visits. */
const settleMs = 2000;

/**
 * Compares the use of each process under the load of `npm run load` with the model's prediction for the same requests.
 * @param {import('./product.mjs').Product} product
 * @param {MeasuredWork} measured
 * @param {readonly number[]} rates Visits per second.
 * @param {(text: string) => void} log
 * @returns {Promise<Checked[]>}
 */
export async function checkModel(product, { work, idle }, rates, log) {
  const journeys = await siteJourneys(product.site);
  /** @type {LoadRequest[]} */
  const requests = [];
  const recorded = journeys.map(({ run, ...journey }) => ({
    ...journey,
    run: (/** @type {import('../load/run-load.mjs').Visit} */ visit) =>
      run((kind, path, init) => {
        requests.push({ kind, path, at: performance.now() });
        return visit(kind, path, init);
      }),
  }));
  await runLoad(product.site, recorded, { rate: 5, seconds: 3 });
  /** @type {Checked[]} */
  const checked = [];
  for (const rate of rates) {
    log(`Checking the model at ${rate} visits per second`);
    const [before, earlier] = [await product.read(), requests.length];
    const { unfinished, measurements } = await runLoad(product.site, recorded, { rate, seconds });
    await product.deliveriesSent();
    await wait(settleMs);
    const after = await product.read();
    if (unfinished > 0) throw new Error(`${unfinished} visits did not end`);
    const failures = measurements.errors();
    const failed = failures.reduce((sum, { count }) => sum + count, 0);
    if (failed > 0) log(`Failed requests: ${JSON.stringify(failures)}`);
    const took = (after.at - before.at) / 1000;
    const predicted = addWork(workOf(work, countLoad(requests, earlier)), idle, took);
    for (const service of services) {
      const observed = ((after.cpu[service] ?? 0) - (before.cpu[service] ?? 0)) / took;
      const cores = predicted.cpu[service] / 1000 / took;
      checked.push({ rate, failed, service, predicted: cores, observed, error: errorOf(cores, observed) });
    }
  }
  return checked;
}
