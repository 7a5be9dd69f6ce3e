import { setTimeout as wait } from 'node:timers/promises';
import { addExpiredMails, addSubscribers, backgroundOperations, expiredMails, ingested } from './background.mjs';
import { addWork, scaleWork, services } from './model.mjs';
import { readOperations, writeOperations } from './operations.mjs';
import { memoryMegabytes } from './process-use.mjs';
import { startProduct, statisticsDelayMs } from './product.mjs';

/** @typedef {import('./model.mjs').Work} Work */
/** @typedef {import('./model.mjs').MeasuredWork} MeasuredWork */
/** @typedef {import('./operations.mjs').Operation} Operation */
/** @typedef {import('./product.mjs').Product} Product */

/** Until the work of the start has ended: retention, collection of garbage, a checkpoint. */
const afterStartMs = 45_000;
const idleMs = 45_000;
/** After reads: the rest of the work of a request, for example its log line. */
const settleMs = 500;

/**
 * The work of each operation with a catalogue of this size, and the memory of each process afterwards.
 * @param {{ jobs: number, dataDir: string, log: (text: string) => void }} options
 * @param {(product: Product, measured: MeasuredWork) => Promise<void>} then Runs before the product is stopped.
 * @returns {Promise<MeasuredWork>}
 */
export async function measureWork(options, then) {
  const { jobs, log } = options;
  const product = await startProduct(options);
  try {
    log(`${jobs.toLocaleString('en')} jobs: idle`);
    await wait(afterStartMs);
    const idle = await measureIdle(product);
    /** @type {Record<string, Work>} */
    const work = {};
    /** @param {Record<string, Operation & { units?: number }>} operations @param {{ delayMs: number, warmUps: number }} timing */
    const measureAll = async (operations, timing) => {
      for (const [name, operation] of Object.entries(operations)) {
        log(`${jobs.toLocaleString('en')} jobs: ${name}`);
        await prepare(name, product);
        work[name] = await measureOperation(product, operation, { idle, ...timing });
      }
    };
    await measureAll(await readOperations(product), { delayMs: settleMs, warmUps: 50 });
    await measureAll(await writeOperations(product), { delayMs: statisticsDelayMs, warmUps: 0 });
    const memory = memoryMegabytes(process.pid);
    const [{ bytes }] = await product.query('select pg_database_size(current_database()) as bytes');
    const measured = { jobs, work, idle, memory, databaseBytes: Number(bytes) };
    await then(product, measured);
    await measureAll(backgroundOperations(product), { delayMs: statisticsDelayMs, warmUps: 0 });
    deriveWork(work);
    return measured;
  } finally {
    await product.stop();
  }
}

/** Rows that an operation needs. @param {string} name @param {Product} product */
async function prepare(name, product) {
  const add = { 'alert mail': addSubscribers, 'start of a worker, expired mails': addExpiredMails }[name];
  if (add === undefined) return;
  await add(product);
  await wait(statisticsDelayMs);
}

/** Work per second. @param {Product} product @returns {Promise<Work>} */
async function measureIdle(product) {
  const before = await product.read();
  await wait(idleMs);
  return workBetween(before, await product.read(), { units: idleMs / 1000, bytes: 0 });
}

/**
 * @param {Product} product
 * @param {Operation & { units?: number }} operation
 * @param {{ idle: Work, delayMs: number, warmUps: number }} options `warmUps`: V8 compiles what is called often, and removes what was
 *   not called for some time; a busy process has compiled it.
 * @returns {Promise<Work>}
 */
async function measureOperation(product, { count, run, finish, units = count }, { idle, delayMs, warmUps }) {
  for (let index = 0; index < warmUps; index += 1) await run(count + index);
  const before = await product.read();
  let bytes = 0;
  // Without pauses: after each one a process takes up to twice the time for a small request, which no process does at a peak.
  for (let index = 0; index < count; index += 1) bytes += await run(index);
  await finish?.();
  await wait(delayMs);
  const after = await product.read();
  const seconds = (after.at - before.at) / 1000;
  return withoutNegative(addWork(workBetween(before, after, { units, bytes }), idle, -seconds / units));
}

/** A process that an operation does not use can seem to work less than without visits. @param {Work} work @returns {Work} */
const withoutNegative = ({ cpu, ...others }) => /** @type {Work} */ ({ cpu: positive(cpu), ...positive(others) });

/** @param {Record<string, number>} values */
const positive = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.max(0, value)]));

/**
 * @param {import('./product.mjs').Reading} before
 * @param {import('./product.mjs').Reading} after
 * @param {{ units: number, bytes: number }} done
 * @returns {Work}
 */
function workBetween(before, after, { units, bytes }) {
  const cpu = Object.fromEntries(
    services.map((name) => [name, (((after.cpu[name] ?? 0) - (before.cpu[name] ?? 0)) * 1000) / units]),
  );
  const per = (/** @type {'walBytes' | 'walSyncs' | 'rows'} */ what) => (after[what] - before[what]) / units;
  return {
    cpu: /** @type {Work['cpu']} */ (cpu),
    bytes: bytes / units,
    walBytes: per('walBytes'),
    walSyncs: per('walSyncs'),
    rows: per('rows'),
  };
}

/**
 * Work for one changed job, of which the read itself is a small part, and for one deleted row.
 * @param {Record<string, Work>} work
 */
function deriveWork(work) {
  const of = (/** @type {string} */ name) => /** @type {Work} */ (work[name]);
  work['changed job'] = scaleWork(of('read with 1,020 changed jobs'), 1 / ingested.many);
  const deletion = addWork(of('start of a worker, expired mails'), of('start of a worker'), -1);
  work['deleted row'] = withoutNegative(scaleWork(deletion, 1 / expiredMails));
}
