import { growthProbes } from './growth-probes.mjs';

/**
 * @typedef {{ origin: string, apiOrigin: string, long: boolean, log: (text: string) => void }} Target
 * @typedef {import('./growth-probes.mjs').Probe} Probe
 */

/** Tolerance in milliseconds for differences that do not depend on the length. */
const tolerance = 100;
const attempts = 4;
/** Time limit of the short form, which runs a shuffled part of the list. */
const shortFormMs = 4000;
const longFormMs = 600_000;

/** Milliseconds until the complete response; an aborted connection counts as a response. @param {Probe} probe @param {number} size */
async function timeOf({ request }, size) {
  const began = performance.now();
  const { url, ...options } = request(size);
  const answer = await fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(
    (error) => {
      if (error.name === 'TimeoutError') throw error;
      return null;
    },
  );
  await answer?.arrayBuffer().catch(() => null);
  return performance.now() - began;
}

/** @param {Probe} probe @returns {Promise<string[]>} */
async function problemsOf(probe) {
  let [once, twice] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      once = Math.min(once, await timeOf(probe, probe.size));
      twice = Math.min(twice, await timeOf(probe, 2 * probe.size));
    } catch {
      return [`${probe.name}: no answer within 30 s`];
    }
    if (twice <= 2.5 * once + tolerance) return [];
  }
  return [
    `${probe.name}: ${Math.round(once)} ms for ${probe.size} characters, ${Math.round(twice)} ms for twice as many`,
  ];
}

/** Every n-th probe, so a sample covers all operations. @template T @param {readonly T[]} all @returns {T[]} */
function spread(all) {
  const step = 101;
  return all.map((_, index) => /** @type {T} */ (all[(index * step) % all.length]));
}

/**
 * Sends repetitive input of two sizes to every field, header and file name of the OpenAPI document and to the HTML server. Twice
 * the input may take 2.5 times as long.
 * @param {Target} target
 * @returns {Promise<string[]>}
 */
async function run({ origin, apiOrigin, long, log }) {
  const answer = await fetch(`${apiOrigin}/api/docs-json`);
  if (!answer.ok) return [`${apiOrigin}/api/docs-json answers ${answer.status}`];
  const all = growthProbes({
    origin,
    apiOrigin,
    document: /** @type {import('./growth-probes.mjs').Document} */ (await answer.json()),
  });
  const end = performance.now() + (long ? longFormMs : shortFormMs);
  /** @type {string[]} */
  const problems = [];
  let done = 0;
  for (const probe of long ? all : spread(all)) {
    if (performance.now() > end) break;
    problems.push(...(await problemsOf(probe)));
    done += 1;
  }
  log(`growth: ${done} of ${all.length} probes`);
  return problems;
}

export const growth = { name: 'growth', run };
