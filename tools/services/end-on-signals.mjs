import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, endProcesses, killProcesses } from './descendants.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Together less than the ten seconds after which a supervisor kills. */
const stopWithinMs = 6000;
const endWithinMs = 2500;
/** Ctrl-C arrives twice under npm: from the terminal, and passed on by npm. */
const sameSignalMs = 1000;

/**
 * Ends this process and every process below it, within ten seconds, at the first SIGINT, SIGTERM or SIGHUP; at once at
 * another one a second later.
 * @param {object} [options]
 * @param {() => Promise<unknown>} [options.stop] Stops them in good order; whatever it leaves is ended afterwards.
 * @param {number} [options.exitCode] Of a stop that is the usual end; 128 + the signal's number without it.
 */
export function endOnSignals({ stop = async () => {}, exitCode } = {}) {
  /** @type {number | null} */
  let endingSince = null;
  for (const name of signals) {
    process.on(name, () => {
      if (endingSince !== null) {
        if (performance.now() - endingSince > sameSignalMs) endAtOnce(name);
        return;
      }
      endingSince = performance.now();
      void endAll(stop).finally(() => process.exit(exitCode ?? codeOf(name)));
    });
  }
}

/** @param {() => Promise<unknown>} stop */
async function endAll(stop) {
  const before = descendantsOf(process.pid);
  const late = new AbortController();
  const limit = wait(stopWithinMs, undefined, { signal: late.signal }).catch(() => {});
  await Promise.race([stop().catch((error) => console.error(error)), limit]);
  late.abort();
  await endProcesses([...before, ...descendantsOf(process.pid)], { withinMs: endWithinMs });
}

/** @param {NodeJS.Signals} name @returns {never} */
function endAtOnce(name) {
  killProcesses(descendantsOf(process.pid));
  process.exit(codeOf(name));
}

/** @param {NodeJS.Signals} name */
const codeOf = (name) => 128 + (constants.signals[name] ?? 0);
