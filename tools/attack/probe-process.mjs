/**
 * Requests addresses until it is stopped: `probe-process PAUSE_MS GROUPS`, where GROUPS is JSON that maps names of groups to addresses.
 * The addresses of a group are requested in turn; groups are independent.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const [pause = '', groups = ''] = process.argv.slice(2);
const timeoutMs = 10_000;
const stopping = new AbortController();
process.once('message', () => stopping.abort());
process.once('disconnect', () => process.exit(0));
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();

/** @param {string} url */
async function failureOf(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status === 200 ? [] : [`${url} answered ${answer.status}`];
  } catch (error) {
    return [`${url}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** @param {readonly string[]} urls */
async function probe(urls) {
  /** @type {number[]} */
  const latencies = [];
  /** @type {string[]} */
  const failures = [];
  for (let index = 0; !stopping.signal.aborted; index += 1) {
    const began = performance.now();
    failures.push(...(await failureOf(urls[index % urls.length] ?? '')));
    latencies.push(performance.now() - began);
    await wait(Number(pause));
  }
  return { latencies, failures };
}

process.send?.('ready');
const results = await Promise.all(
  Object.entries(/** @type {Record<string, string[]>} */ (JSON.parse(groups))).map(async ([name, urls]) => [
    name,
    await probe(urls),
  ]),
);
process.send?.({ groups: Object.fromEntries(results), loopMax: loop.max / 1e6 });
process.disconnect();
