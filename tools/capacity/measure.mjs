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
const afterStartMs = 60_000;
const idleMs = 60_000;
/** Between operations: processes that are always busy have warm caches, and use less time for each operation. */
const pauseMs = 20;
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
    // Fills caches; a process also compiles what is called often.
    for (const { count, run } of Object.values(await readOperations(product))) {
      for (let index = 0; index < count / 2; index += 1) await run(index);
    }
    log(`${jobs.toLocaleString('en')} jobs: idle`);
    await wait(afterStartMs);
    const idle = await measureIdle(product);
    /** @type {Record<string, Work>} */
    const work = {};
    const measureAll = async (
      /** @type {Record<string, Operation & { units?: number }>} */ operations,
      delayMs = 0,
    ) => {
      for (const [name, operation] of Object.entries(operations)) {
        log(`${jobs.toLocaleString('en')} jobs: ${name}`);
        await prepare(name, product);
        work[name] = await measureOperation(product, operation, { idle, delayMs });
      }
    };
    await measureAll(await readOperations(product), settleMs);
    await measureAll(await writeOperations(product), statisticsDelayMs);
    const memory = memoryMegabytes(process.pid);
    const [{ bytes }] = await product.query('select pg_database_size(current_database()) as bytes');
    const measured = { jobs, work, idle, memory, databaseBytes: Number(bytes) };
    await then(product, measured);
    await measureAll(backgroundOperations(product), statisticsDelayMs);
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
 * @param {{ idle: Work, delayMs: number }} options
 * @returns {Promise<Work>}
 */
async function measureOperation(product, { count, run, finish, units = count }, { idle, delayMs }) {
  const before = await product.read();
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    bytes += await run(index);
    await wait(pauseMs);
  }
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
