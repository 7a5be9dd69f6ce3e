/**
 * A model of the load on each process and on the database: traffic × measured work. Pure functions; docs/capacity.md states the sources
 * of the assumptions.
 */

/** Processes whose work is predicted. `HTML server` is its main process; content is rendered in a process of its own. */
export const services = /** @type {const} */ (['HTML server', 'content process', 'API', 'worker', 'PostgreSQL']);

/** @typedef {(typeof services)[number]} Service */

/**
 * @typedef {object} Work Of one operation.
 * @property {Record<Service, number>} cpu Milliseconds.
 * @property {number} bytes Of the response.
 * @property {number} rows Inserted, changed and deleted, the queue's included.
 * @property {number} walBytes
 * @property {number} walSyncs Writes of the WAL to the disk.
 */

/**
 * @typedef {object} MeasuredWork
 * @property {number} jobs
 * @property {Record<string, Work>} work By operation.
 * @property {Work} idle Per second without visits.
 * @property {import('./process-use.mjs').ByKind} memory Megabytes.
 * @property {number} databaseBytes
 */

/** @type {Work} */
export const noWork = {
  cpu: { 'HTML server': 0, 'content process': 0, API: 0, worker: 0, PostgreSQL: 0 },
  bytes: 0,
  rows: 0,
  walBytes: 0,
  walSyncs: 0,
};

/** @param {Work} one @param {Work} other @param {number} [times] Of the other. @returns {Work} */
export function addWork(one, other, times = 1) {
  const cpu = services.map((name) => [name, one.cpu[name] + other.cpu[name] * times]);
  return {
    cpu: Object.fromEntries(cpu),
    bytes: one.bytes + other.bytes * times,
    rows: one.rows + other.rows * times,
    walBytes: one.walBytes + other.walBytes * times,
    walSyncs: one.walSyncs + other.walSyncs * times,
  };
}

/** @param {Work} work @param {number} times */
export const scaleWork = (work, times) => addWork(noWork, work, times);

/**
 * The work of operations that are executed so often.
 * @param {Readonly<Record<string, Work>>} work
 * @param {Readonly<Record<string, number>>} counts
 * @throws {RangeError} An operation was not measured.
 */
export function workOf(work, counts) {
  return Object.entries(counts).reduce((sum, [name, count]) => {
    const one = work[name];
    if (one === undefined) throw new RangeError(`The work of "${name}" was not measured`);
    return addWork(sum, one, count);
  }, noWork);
}

/** A request of `npm run load`. @typedef {{ kind: string, path: string, at: number }} LoadRequest `at`: milliseconds. */

/** Milliseconds for which the API stores the response to a search (`search-answers.cache.ts`), and the HTML server content (`timings.ts`). */
const storedMs = { search: 10_000, content: 60_000 };

/** Operations of requests that are not a page or search; `save` is either of both requests. */
const operationOf = {
  'page /home': 'page /home',
  'page /companies': 'page /companies',
  suggestions: 'suggestion',
  job: 'job',
  application: 'application',
  'sign-in': 'sign-in',
  'saved jobs': 'saved jobs',
  save: 'save',
};

/**
 * Numbers of operations of a load, by the requests before each: a page is rendered if its content is not stored, and a search is
 * executed if its response is not.
 * @param {readonly LoadRequest[]} requests
 * @param {number} from Index of the first that counts.
 */
export function countLoad(requests, from) {
  /** @type {Record<string, number>} */
  const counts = {};
  const count = (/** @type {string} */ name, times = 1) => {
    counts[name] = (counts[name] ?? 0) + times;
  };
  const [isContentStored, isSearchStored] = [createStore(storedMs.content), createStore(storedMs.search)];
  for (const [index, { kind, path, at }] of requests.entries()) {
    const content = isContentStored(path, at);
    const search = isSearchStored(path, at);
    if (index < from) continue;
    if (kind === 'page /jobs/:id') count(content ? 'page of a job' : 'page of a job, rendered');
    else if (kind === 'search') count(search ? 'search, cached' : 'search');
    else if (kind !== 'page /jobs') count(/** @type {Record<string, string>} */ (operationOf)[kind] ?? kind);
    else if (!content) count('page of a search, rendered');
    else {
      count('page of a search');
      count('search', search ? 0 : 1);
      count('search, cached', search ? 0 : -1);
    }
  }
  return counts;
}

/** Whether an address was stored by a request less than `ms` before; reading does not extend the time. @param {number} ms */
function createStore(ms) {
  /** @type {Map<string, number>} */
  const stored = new Map();
  return (/** @type {string} */ path, /** @type {number} */ at) => {
    const since = stored.get(path);
    const isStored = since !== undefined && at - since < ms;
    if (!isStored) stored.set(path, at);
    return isStored;
  };
}

/** Difference of a prediction from the observed value, as a share of it. @param {number} predicted @param {number} observed */
export const errorOf = (predicted, observed) => (predicted - observed) / observed;
