import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} ProcessEntry
 * @property {number} pid
 * @property {number} parent
 * @property {string} started Distinguishes two successive processes with the same id.
 */

/**
 * Every process below this one, also in other process groups. A process whose parent has ended is not found, so the list must be
 * read before any process is ended.
 * @param {number} pid
 * @returns {ProcessEntry[]}
 */
export function descendantsOf(pid) {
  const all = listProcesses();
  const found = all.filter(({ parent }) => parent === pid);
  // The list grows during the loop: it includes children of children.
  for (const { pid: parent } of found) found.push(...all.filter((entry) => entry.parent === parent));
  return found;
}

/**
 * Sends SIGTERM to the direct children among these processes, waits for all to end, and kills those that remain.
 * @param {readonly ProcessEntry[]} entries
 * @param {{ withinMs: number }} options
 */
export async function endProcesses(entries, { withinMs }) {
  const direct = entries.filter(({ parent }) => parent === process.pid);
  for (const entry of stillRunning(direct)) signal(entry, 'SIGTERM');
  const until = performance.now() + withinMs;
  while (stillRunning(entries).length > 0 && performance.now() < until) await wait(50);
  killProcesses(entries);
}

/** @param {readonly ProcessEntry[]} entries */
export function killProcesses(entries) {
  const remaining = stillRunning(entries);
  const theirs = remaining.flatMap(({ pid }) => descendantsOf(pid));
  for (const entry of [...remaining, ...theirs]) signal(entry, 'SIGKILL');
}

/**
 * @param {readonly ProcessEntry[]} entries
 * @returns {ProcessEntry[]}
 */
export function stillRunning(entries) {
  const now = new Set(listProcesses().map(keyOf));
  return entries.filter((entry) => now.has(keyOf(entry)));
}

/** @param {ProcessEntry} entry */
const keyOf = ({ pid, started }) => `${pid} ${started}`;

/** @param {ProcessEntry} entry @param {NodeJS.Signals} name */
function signal({ pid }, name) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended since the list was read.
  }
}

/** @returns {ProcessEntry[]} Without zombies. */
export function listProcesses() {
  if (process.platform === 'win32') return [];
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc() {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []));
}

/** See proc(5): the name in parentheses may contain any character; state is the 3rd field, parent the 4th, start time the 22nd. */
function readStat(/** @type {string} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? [] : [{ pid: Number(pid), parent: Number(fields[1]), started: fields[19] ?? '' }];
  } catch {
    return [];
  }
}

/** macOS and others without /proc. */
function fromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state=,lstart='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s(.+)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), started: started ?? '' }];
  });
}
