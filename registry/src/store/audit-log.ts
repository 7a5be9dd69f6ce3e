import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { CanaryEvidence, CanarySegment, RegistryFlip } from 'shared-contracts';

/**
 * One line of the log. Flips of one deploy share their revision. `not-applied`: the change of this revision was written to the log
 * only, because its process ended before it wrote the registry.
 */
export interface LoggedFlip extends Omit<RegistryFlip, 'share' | 'evidence'> {
  /** Visitors of a canary. */
  share?: { percent: number; segment: CanarySegment | null };
  /** Measurements that an automatic flip was decided by. */
  evidence?: CanaryEvidence;
}

/** Appends lines in one write, and returns once they are on disk. A line that a crash left incomplete is ended first. */
export function appendToLog(file: string, flips: readonly LoggedFlip[]): void {
  const isIncomplete = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8').slice(-1));
  const lines = flips.map((flip) => `${JSON.stringify(flip)}\n`).join('');
  const log = openSync(file, 'a');
  try {
    writeSync(log, `${isIncomplete ? '\n' : ''}${lines}`);
    fsyncSync(log);
  } finally {
    closeSync(log);
  }
}

/** All complete lines, the oldest first. */
export function readLog(file: string): LoggedFlip[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parsed(line) ?? []);
}

function parsed(line: string): LoggedFlip | null {
  try {
    const value = JSON.parse(line) as LoggedFlip | null;
    return typeof value?.revision === 'number' ? value : null;
  } catch {
    return null;
  }
}

export function lastRevision(log: readonly LoggedFlip[]): number {
  return Math.max(0, ...log.map(({ revision }) => revision));
}

/** Flips that are in effect, or were until a later one, with a registry of this revision. */
export function appliedFlips(log: readonly LoggedFlip[], revision: number): LoggedFlip[] {
  const lost = new Set(log.filter(({ action }) => action === 'not-applied').map((one) => one.revision));
  return log.filter((flip) => flip.revision <= revision && !lost.has(flip.revision));
}
