import os from 'node:os';

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit `ms`, `KB`, `x`, …; empty for a plain count.
 * @property {{ most: number } | { least: number }} [bar] The limit of DESIGN §7.
 * @property {string} [note]
 */

/** @typedef {{ title: string, notes?: readonly string[], figures: readonly Figure[] }} Table */

/**
 * Whether a figure is within its limit; undefined without a limit.
 * @param {Figure} figure
 * @returns {'ok' | 'over' | ''}
 */
export function verdictOf({ value, bar }) {
  if (bar === undefined) return '';
  const isWithinLimit = 'most' in bar ? value <= bar.most : value >= bar.least;
  return isWithinLimit ? 'ok' : 'over';
}

/** @param {Table} table */
export function printTable({ title, notes = [], figures }) {
  const rows = figures.map((figure) => [
    figure.name,
    withUnit(figure.value, figure.unit),
    barText(figure),
    verdictOf(figure),
    figure.note ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const note of notes) console.log(`  ${note}`);
  for (const [name = '', value = '', bar = '', verdict = '', note = ''] of rows) {
    const cells = [name.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), bar.padEnd(widths[2] ?? 0)];
    console.log(`  ${[...cells, verdict.padEnd(widths[3] ?? 0), note].join('  ').trimEnd()}`);
  }
}

/** @param {Figure} figure */
function barText({ bar, unit }) {
  if (bar === undefined) return '';
  return 'most' in bar ? `≤ ${withUnit(bar.most, unit)}` : `≥ ${withUnit(bar.least, unit)}`;
}

/**
 * @param {number} value
 * @param {string} unit
 */
function withUnit(value, unit) {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(digitsOf(Math.abs(value)));
  return unit === '' ? text : `${text} ${unit}`;
}

/**
 * Number of decimals for three significant digits.
 * @param {number} size
 */
function digitsOf(size) {
  if (size >= 100) return 0;
  if (size >= 10) return 1;
  return size >= 0.1 ? 2 : 3;
}

/** The machine's load, which affects the figures. */
export const loadNow = () => os.loadavg().map((load) => Math.round(load * 10) / 10);

/**
 * The value below which a share of the values lies.
 * @param {readonly number[]} values
 * @param {number} share 0.5 is the median.
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);
