import { percentile } from '../report.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../search.mjs').Speed} Speed */
/** @typedef {import('./questions.mjs').QuestionClass} QuestionClass */

/**
 * @typedef {object} MeasuredSearch
 * @property {Speed} floor
 * @property {Speed} hooks
 * @property {Speed} speed Of the mix.
 * @property {Speed} cached
 * @property {Partial<Record<QuestionClass, number[]>>} classes
 * @property {number[]} suggestions Latencies per typed character.
 */

/**
 * Limits by number of jobs (issue "Beyond one machine"); `mean` and `rate` in relation to the empty handler. In milliseconds: `p50` and
 * `p99` of every class.
 * @type {Record<number, { mean?: number, rate?: number, p50?: number, p99?: number, suggestions?: number, isLarge?: boolean }>}
 */
const goals = {
  10_000: { mean: 10, rate: 45 },
  100_000: { rate: 170, p50: 2.5 },
  1_000_000: { p50: 3, p99: 20, suggestions: 5, isLarge: true },
};

/** How many times the processor time of the product sphinx needs, at least, at a million jobs. */
const leastRatio = 4;
const leastBroadRatio = 30;
/** @type {readonly string[]} */
const broadClasses = ['none', 'common', 'filter'];

/**
 * @param {number} jobs
 * @param {MeasuredSearch} measured
 * @returns {import('../report.mjs').Table}
 */
export function searchTable(jobs, { floor, hooks, speed: mix, cached, classes, suggestions }) {
  const goal = goals[jobs];
  return {
    title: `Search with totals, facets and cards over ${jobs.toLocaleString('en')} jobs, HTTP, PostgreSQL with durable settings`,
    notes: [
      'Baseline: an empty Nest-Fastify handler. Mean of one client, rate with 16. The mix runs without the response cache.',
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
        name: 'cached repeat / baseline behind the hooks, rate',
        value: cached.perSecond / hooks.perSecond,
        unit: '×',
      },
      { name: 'suggestions, p50', value: percentile(suggestions, 0.5), unit: 'ms' },
      { name: 'suggestions, p99', value: percentile(suggestions, 0.99), unit: 'ms', ...most(goal?.suggestions) },
      ...Object.entries(classes).flatMap(([name, times]) => [
        { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms', ...most(goal?.p50) },
        { name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms', ...most(goal?.p99) },
      ]),
    ],
  };
}

/**
 * @param {number} jobs
 * @param {import('./live.mjs').MeasuredLife} measured
 * @returns {import('../report.mjs').Table}
 */
export function liveTable(jobs, measured) {
  const { firstAnswerMs, visibleMs, allVisibleMs, idle, during, waiting, changesPerSecond, memory, mostMemory } =
    measured;
  const [quiet, busy] = [percentile(idle, 0.99), percentile(during, 0.99)];
  const isLarge = goals[jobs]?.isLarge ?? false;
  const limit = (/** @type {number} */ value) => most(isLarge ? value : undefined);
  return {
    title: `A process with ${jobs.toLocaleString('en')} jobs: start, memory and changes, HTTP`,
    figures: [
      { name: 'first answer after the start', value: firstAnswerMs / 1000, unit: 's', ...limit(5) },
      { name: 'memory after the first searches', value: memory, unit: 'MB', ...limit(600) },
      { name: 'largest memory', value: mostMemory, unit: 'MB', note: 'until the end of the changes', ...limit(600) },
      { name: 'a change is visible after, median', value: percentile(visibleMs, 0.5) / 1000, unit: 's' },
      { name: 'a change is visible after, at most', value: Math.max(...visibleMs) / 1000, unit: 's', ...limit(1) },
      { name: '10,000 changes are visible after, at most', value: Math.max(...allVisibleMs) / 1000, unit: 's' },
      { name: 'mix, p99, idle', value: quiet, unit: 'ms' },
      {
        name: 'mix, p99, during 10,000 changes',
        value: busy,
        unit: 'ms',
        note: `${changesPerSecond.toFixed(0)} changes/s`,
      },
      { name: 'during / idle, p99', value: busy / quiet, unit: '×', ...limit(2) },
      { name: 'waiting for a core, idle', value: waiting.idle * 100, unit: '%' },
      { name: 'waiting for a core, during changes', value: waiting.during * 100, unit: '%' },
    ],
  };
}

/**
 * @param {number} jobs
 * @param {Awaited<ReturnType<typeof import('./engines.mjs').compareEngines>>} compared
 * @returns {import('../report.mjs').Table[]}
 */
export function engineTables(jobs, { product, engines }) {
  const goal = goals[jobs];
  const names = /** @type {QuestionClass[]} */ (Object.keys(product));
  const notes = [
    'Totals and exact disjunctive facets of the first page, one core for each engine. The product: without HTTP and without cards.',
    'Processor time is that of the process that searches. The other figures depend on the load of the machine.',
  ];
  const tables = names.map((name) => ({
    title: `Questions of the class «${name}», ${jobs.toLocaleString('en')} jobs`,
    notes,
    figures: [
      { ...timeFigure('product, p50', product[name]), ...most(goal?.p50) },
      { name: 'product, p99', value: percentile(timesOf(product[name]), 0.99), unit: 'ms', ...most(goal?.p99) },
      ...engines.flatMap(({ name: engine, times }) => [
        timeFigure(`${engine}, p50`, times[name]),
        ratioFigure(jobs, name, engine, meanCpu(times[name]) / meanCpu(product[name])),
      ]),
    ],
  }));
  const built = {
    title: `Engines, ${jobs.toLocaleString('en')} jobs`,
    figures: engines.flatMap(({ name, buildSeconds, differences }) => [
      { name: `${name}, building the index`, value: buildSeconds, unit: 's' },
      {
        name: `${name}, questions with other totals or facets than the product's`,
        value: differences.length,
        unit: '',
        bar: { most: 0 },
        note: differences[0] ?? '',
      },
    ]),
  };
  return [...tables, built];
}

const timesOf = (/** @type {readonly { ms: number }[]} */ times) => times.map(({ ms }) => ms);
const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, one) => sum + one, 0) / values.length;
const meanCpu = (/** @type {readonly { cpuMs: number }[]} */ times) => mean(times.map(({ cpuMs }) => cpuMs));

/** @param {string} name @param {readonly { ms: number, cpuMs: number }[]} times @returns {Figure} */
function timeFigure(name, times) {
  const all = timesOf(times);
  const [p99, average, cpu] = [percentile(all, 0.99), mean(all), meanCpu(times)].map((one) => one.toFixed(2));
  const note = `p99 ${p99}, mean ${average}, processor ${cpu} ms; ${times.length} questions`;
  return { name, value: percentile(all, 0.5), unit: 'ms', note };
}

/** @param {number} jobs @param {string} name @param {string} engine @param {number} value @returns {Figure} */
function ratioFigure(jobs, name, engine, value) {
  const least = broadClasses.includes(name) ? leastBroadRatio : leastRatio;
  const hasGoal = engine === 'sphinx' && goals[jobs]?.isLarge === true;
  return { name: `  processor time, ${engine} / product`, value, unit: '×', ...(hasGoal ? { bar: { least } } : {}) };
}

/** @param {number | undefined} bar */
const most = (bar) => (bar === undefined ? {} : { bar: { most: bar } });
