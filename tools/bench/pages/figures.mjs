import { median } from '../report.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('../report.mjs').Figure} Figure */

/** @typedef {'largestPaint' | 'interactive' | 'complete' | 'bytes' | 'requests' | 'shift' | 'blocked'} Measure */

/**
 * Medians of both variants and their ratios, with the limits of DESIGN §7.
 * @param {import('./targets.mjs').Target} target
 * @param {{ product: readonly Visit[], monolith: readonly Visit[] }} visits
 * @returns {import('../report.mjs').Table}
 */
export function pageFigures({ name, mostRequests }, { product, monolith }) {
  /** @param {Measure} measure */
  const productMedian = (measure) => median(product.map((visit) => visit[measure]));
  /** @param {Measure} measure */
  const monolithMedian = (measure) => median(monolith.map((visit) => visit[measure]));
  /** @param {Measure} measure */
  const ratio = (measure) => productMedian(measure) / monolithMedian(measure);
  /** @param {string} what @param {Measure} measure @param {string} unit @param {number} [scale] @returns {Figure[]} */
  const both = (what, measure, unit, scale = 1) => [
    { name: `${what}, product`, value: productMedian(measure) * scale, unit, note: spread(product, measure, scale) },
    { name: `${what}, monolith`, value: monolithMedian(measure) * scale, unit, note: spread(monolith, measure, scale) },
  ];
  return {
    title: `${name} on a first visit: 390 px, 150 ms, 1.6 Mbit/s, medians of ${product.length} interleaved visits`,
    notes: [
      'Bytes and requests until interactive; pictures (logos of companies) are not counted.',
      'Blocking time: the part of tasks beyond 50 ms, on a processor slowed down to a quarter, over a fast line.',
      `Product: ${filesOf(product)}`,
      `Monolith: ${filesOf(monolith)}`,
    ],
    figures: [
      ...both('largest paint', 'largestPaint', 'ms'),
      { name: 'largest paint, ratio', value: ratio('largestPaint'), unit: '×', bar: { most: 1 } },
      ...both('interactive', 'interactive', 'ms'),
      { name: 'interactive, ratio', value: ratio('interactive'), unit: '×', bar: { most: 1.05 } },
      ...both('all of it interactive', 'complete', 'ms'),
      { name: 'all of it interactive, ratio', value: ratio('complete'), unit: '×' },
      ...both('blocking time', 'blocked', 'ms'),
      { name: 'blocking time, ratio', value: ratio('blocked'), unit: '×', bar: { most: 1 } },
      ...both('bytes', 'bytes', 'KB', 1 / 1000),
      { name: 'bytes, ratio', value: ratio('bytes'), unit: '×' },
      { name: 'requests, product', value: productMedian('requests'), unit: '', ...limitOf(mostRequests) },
      { name: 'requests, monolith', value: monolithMedian('requests'), unit: '' },
      { name: 'layout shift, product', value: productMedian('shift'), unit: '', bar: { most: 0.01 } },
      { name: 'layout shift, monolith', value: monolithMedian('shift'), unit: '' },
    ],
  };
}

/** @param {number | null} most */
const limitOf = (most) => (most === null ? {} : { bar: { most } });

/**
 * @param {readonly Visit[]} visits
 * @param {Measure} measure
 * @param {number} scale
 */
function spread(visits, measure, scale) {
  const values = visits.map((visit) => visit[measure] * scale);
  return `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
}

/**
 * The files of the last visit until interactive, in the order of requests.
 * @param {readonly Visit[]} visits
 */
function filesOf(visits) {
  const last = visits.at(-1);
  const files = last?.files.filter(({ isPicture, start }) => !isPicture && start <= last.interactive) ?? [];
  return files.map(({ path, bytes }) => `${path.split('/').at(-1)} ${(bytes / 1000).toFixed(1)}`).join(', ');
}
