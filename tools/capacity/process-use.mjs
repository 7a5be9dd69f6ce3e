import { readFileSync } from 'node:fs';
import { descendantsOf } from '../services/descendants.mjs';

/** Processes of the product, by a part of their command line; children belong to their parent, except content processes. */
const commands = /** @type {const} */ ({
  'HTML server': 'shell/dist/server/main.js',
  API: 'api/dist/main.js',
  worker: 'api/dist/worker.js',
  PostgreSQL: 'postgres:',
  'HR sandbox': 'sandbox/dist/main.js',
  'mail server': 'sandbox/dist/mail-catcher.js',
});

/** @typedef {keyof typeof commands | 'content process' | 'others'} Kind */
/** @typedef {Partial<Record<Kind, number>>} ByKind */
/** @typedef {{ pid: number, kind: Kind }} ProductProcess */

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * The processes below this one.
 * @param {number} pid
 * @returns {ProductProcess[]}
 */
export function productProcesses(pid) {
  /** @type {Map<number, Kind>} */
  const kinds = new Map();
  // Parents are listed before their children.
  return descendantsOf(pid).map(({ pid: own, parent }) => {
    const kind = kindOf(readProc(own, 'cmdline').replaceAll('\0', ' '), kinds.get(parent));
    kinds.set(own, kind);
    return { pid: own, kind };
  });
}

/** @param {string} command @param {Kind | undefined} parent @returns {Kind} */
function kindOf(command, parent) {
  if (/\/bin\/postgres /.test(command)) return 'PostgreSQL';
  const known = Object.entries(commands).find(([, part]) => command.includes(part));
  if (known !== undefined) return /** @type {Kind} */ (known[0]);
  return parent === 'HTML server' ? 'content process' : (parent ?? 'others');
}

/**
 * CPU seconds since the start of the processes, including their children that have ended.
 * @param {number} pid Of the process that started the product.
 */
export function cpuSeconds(pid) {
  return sumByKind(productProcesses(pid), (process) => {
    // After the name in brackets, which may contain spaces: fields 14 to 17 of proc(5).
    const fields = readProc(process.pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  });
}

/**
 * Proportional set sizes in megabytes: a page that several processes share is divided among them, so they add up.
 * @param {number} pid Of the process that started the product.
 */
export function memoryMegabytes(pid) {
  return sumByKind(productProcesses(pid), (process) => {
    const kilobytes = /^Pss: +(\d+) kB$/m.exec(readProc(process.pid, 'smaps_rollup'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  });
}

/** @param {readonly ProductProcess[]} processes @param {(process: ProductProcess) => number} valueOf */
function sumByKind(processes, valueOf) {
  /** @type {ByKind} */
  const sums = {};
  for (const process of processes) sums[process.kind] = (sums[process.kind] ?? 0) + valueOf(process);
  return sums;
}

/** Empty if the process has ended. @param {number} pid @param {string} file */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
