import { percentile } from '../rolling/figures.mjs';

/** @typedef {import('./load.mjs').WriteSample} WriteSample */
/** @typedef {import('./load.mjs').ReplicaSample} ReplicaSample */
/** @typedef {import('../rolling/load.mjs').Sample} Sample */

/** Seconds for which writes may be rejected. */
export const longestRejection = 15;

/** @template {{ at: number }} T @param {readonly T[]} samples @param {{ from: number, to: number }} range */
const within = (samples, { from, to }) => samples.filter(({ at }) => at >= from && at < to);

/** @param {number} ms */
const seconds = (ms) => Math.round(ms / 100) / 10;

/**
 * Figures of a drill from the requests that began in it.
 * @param {{ reads: readonly Sample[], pages: readonly Sample[], writes: readonly WriteSample[], replicas: readonly ReplicaSample[] }} samples
 * @param {{ from: number, to: number }} range
 */
export function figuresOf(samples, range) {
  const [reads, writes, replicas] = [
    within(samples.reads, range),
    within(samples.writes, range),
    within(samples.replicas, range),
  ];
  const times = reads.map(({ ms }) => ms);
  const refused = writes.filter(({ outcome }) => outcome !== 'acknowledged');
  const delays = replicas.flatMap(({ delayMs }) => delayMs ?? []);
  return {
    seconds: Math.round((range.to - range.from) / 1000),
    reads: reads.length,
    readsFailed: reads.filter(({ failure }) => failure !== null).length,
    pagesWithoutData: within(samples.pages, range).filter(({ failure }) => failure !== null).length,
    readP50: percentile(times, 0.5),
    readP95: percentile(times, 0.95),
    readMax: percentile(times, 1),
    writes: writes.length,
    rejected: refused.filter(({ outcome }) => outcome === 'rejected').length,
    unclear: refused.filter(({ outcome }) => outcome === 'unclear').length,
    rejectedSeconds: rejectedSeconds(refused),
    slowestWrite: percentile(
      writes.filter(({ outcome }) => outcome === 'acknowledged').map(({ ms }) => ms),
      1,
    ),
    replicaReadsFailed: replicas.filter(({ delayMs }) => delayMs === null).length,
    replicaDelayMax: percentile(delays, 1),
  };
}

/** @typedef {ReturnType<typeof figuresOf>} Figures */

/** From the start of the first refused write to the end of the last. @param {readonly WriteSample[]} refused */
function rejectedSeconds(refused) {
  if (refused.length === 0) return 0;
  const from = Math.min(...refused.map(({ at }) => at));
  return seconds(Math.max(...refused.map(({ at, ms }) => at + ms)) - from);
}

/**
 * What the drill missed of its goals, in words.
 * @param {Figures} figures
 * @param {{ allowedSeconds?: number, problems?: readonly string[] }} [drill] `allowedSeconds`: for rejected writes, if they differ.
 * @returns {string[]}
 */
export function missedGoals(figures, { allowedSeconds = longestRejection, problems = [] } = {}) {
  return [
    ...problems,
    ...(figures.reads === 0 || figures.writes === 0 ? ['no load'] : []),
    ...(figures.readsFailed === 0 ? [] : [`${figures.readsFailed} reads failed`]),
    ...(figures.unclear === 0 ? [] : [`${figures.unclear} writes were not rejected clearly`]),
    ...(figures.rejectedSeconds <= allowedSeconds ? [] : [`writes were rejected for ${figures.rejectedSeconds} s`]),
  ];
}

/**
 * Reasons of failed reads and refused writes, with their number.
 * @param {{ reads: readonly Sample[], writes: readonly WriteSample[], replicas: readonly ReplicaSample[] }} samples
 * @param {{ from: number, to: number }} range
 * @returns {Record<string, number>}
 */
export function reasonsOf(samples, range) {
  const reasons = [
    ...within(samples.reads, range).flatMap(({ failure }) => (failure === null ? [] : `read ${withoutIds(failure)}`)),
    ...within(samples.writes, range).flatMap(({ outcome, reason }) =>
      outcome === 'acknowledged' ? [] : `write ${reason}`,
    ),
    ...within(samples.replicas, range).flatMap(({ delayMs, reason }) => (delayMs === null ? `replica ${reason}` : [])),
  ];
  /** @type {Record<string, number>} */
  const counts = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** @param {string} text */
const withoutIds = (text) => text.replace(/^https?:\/\/[^/]+/, '').replaceAll(/\d{4,}/g, 'N');
