import { percentile } from '../report.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../search.mjs').Speed} Speed */
/** @typedef {import('./questions.mjs').QuestionClass} QuestionClass */

/**
 * @typedef {object} MeasuredSearch
 * @property {Speed} floor
 * @property {Speed} hooks
 * @property {Speed} mix
 * @property {Speed} cached
 * @property {Partial<Record<QuestionClass, number[]>>} classes
 * @property {Partial<Record<QuestionClass, number>>} naive
 * @property {number[]} suggestions Latencies per typed character.
 */

/** Goals G1 and G2 of reference/search-performance.md §6; other sizes have no limits. */
const goals = {
  10_000: { mean: 18, rate: 45, p50: /** @type {Record<string, number>} */ ({}) },
  100_000: {
    mean: undefined,
    rate: 170,
    p50: /** @type {Record<string, number>} */ ({ mid: 2.5, rare: 2.5, combo: 2.5, filter: 2.5, common: 35 }),
  },
};

/** Milliseconds per typed character, at any size. */
const suggestionLimit = 50;

/**
 * @param {number} jobs
 * @param {MeasuredSearch} measured
 * @returns {import('../report.mjs').Table}
 */
export function searchTable(jobs, { floor, hooks, mix, cached, classes, naive, suggestions }) {
  const goal = goals[/** @type {keyof typeof goals} */ (jobs)];
  return {
    title: `Search with totals and facets over ${jobs.toLocaleString('en')} jobs, HTTP, PostgreSQL with durable settings`,
    notes: [
      'Baseline: an empty Nest-Fastify handler. Mean of one client, rate with 16. The mix runs without the response cache.',
      'ILIKE: page and total only, no facets, no HTTP.',
    ],
    figures: [
      { name: 'floor, mean', value: floor.mean, unit: 'ms' },
      { name: 'baseline behind the API’s hooks, mean', value: hooks.mean, unit: 'ms' },
      { name: 'mix, mean', value: mix.mean, unit: 'ms' },
      { name: 'mix, mean / floor', value: mix.mean / floor.mean, unit: '×', ...most(goal?.mean) },
      { name: 'floor, rate', value: floor.perSecond, unit: '/s' },
      { name: 'baseline behind the API’s hooks, rate', value: hooks.perSecond, unit: '/s' },
      { name: 'mix, rate', value: mix.perSecond, unit: '/s' },
      { name: 'floor / mix, rate', value: floor.perSecond / mix.perSecond, unit: '×', ...most(goal?.rate) },
      { name: 'cached repeat, rate', value: cached.perSecond, unit: '/s' },
      {
        name: 'cached repeat / floor, rate',
        value: cached.perSecond / floor.perSecond,
        unit: '×',
        bar: { least: 0.9 },
      },
      { name: 'suggestions, p50', value: percentile(suggestions, 0.5), unit: 'ms' },
      { name: 'suggestions, p95', value: percentile(suggestions, 0.95), unit: 'ms', ...most(suggestionLimit) },
      ...Object.entries(classes).flatMap(([name, times]) =>
        classFigures(name, times, naive[/** @type {QuestionClass} */ (name)], goal?.p50[name]),
      ),
    ],
  };
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {number | undefined} naive
 * @param {number | undefined} bar
 * @returns {Figure[]}
 */
function classFigures(name, times, naive = Number.NaN, bar) {
  const p50 = percentile(times, 0.5);
  const note = `ILIKE ${naive.toFixed(naive < 10 ? 1 : 0)} ms, ${(naive / p50).toFixed(naive / p50 < 10 ? 1 : 0)} × ours`;
  return [
    { name: `${name}, p50`, value: p50, unit: 'ms', ...most(bar), note },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** @param {number | undefined} bar */
const most = (bar) => (bar === undefined ? {} : { bar: { most: bar } });
