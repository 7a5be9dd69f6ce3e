import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, endProcesses, killProcesses } from './descendants.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Together less than the ten seconds after which supervisors send SIGKILL. */
const stopWithinMs = 6000;
const endWithinMs = 2500;
/** Under npm, Ctrl-C arrives twice: from the terminal and from npm. */
const sameSignalMs = 1000;

/**
 * Ends this process and every process below it within ten seconds of the first SIGINT, SIGTERM or SIGHUP; immediately at another
 * signal a second later.
 * @param {object} [options]
 * @param {() => Promise<unknown>} [options.stop] Stops them gracefully; remaining processes are ended afterwards.
 * @param {number} [options.exitCode] Exit code after a regular stop; default 128 + the signal's number.
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
