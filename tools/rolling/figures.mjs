/** @typedef {import('./load.mjs').Sample} Sample */

/**
 * @typedef {object} Step A change of the servers, and the time range in which its requests began.
 * @property {string} name
 * @property {number} from
 * @property {number} to
 * @property {string} [note]
 */

/**
 * @param {readonly number[]} values
 * @param {number} part 0.95 for the 95th percentile.
 * @returns {number} Rounded; 0 for no values.
 */
export function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0);
}

/** @param {readonly Sample[]} samples */
function figuresOf(samples) {
  const times = samples.map(({ ms }) => ms);
  return {
    requests: samples.length,
    failed: samples.filter(({ failure }) => failure !== null).length,
    'p50 ms': percentile(times, 0.5),
    'p95 ms': percentile(times, 0.95),
    'max ms': percentile(times, 1),
  };
}

/**
 * A row for each step, then one for all.
 * @param {readonly Sample[]} samples
 * @param {readonly Step[]} steps
 */
export function figuresByStep(samples, steps) {
  const rows = steps.map(({ name, from, to, note = '' }) => ({
    step: name,
    ...figuresOf(samples.filter(({ at }) => at >= from && at < to)),
    note,
  }));
  return [...rows, { step: 'all', ...figuresOf(samples), note: '' }];
}

/** @param {readonly Sample[]} samples */
export function figuresByKind(samples) {
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, ...figuresOf(samples.filter((one) => one.kind === kind)) }));
}
