import { tracePrefix, type TraceMoment } from 'platform/shell';
import type { PageRemote } from 'shared-contracts';
import type { LoadedFile, TracePhase } from './panel-data';

/** A mark of the loader, of the federation runtime or of a root. */
export interface TraceMark {
  /** `mfe-jobs:app`, `mfe_jobs` or `mfe-jobs-recent`. */
  name: string;
  moment: TraceMoment;
  at: number;
}

/** The fields that are read of a resource's timing. */
export type ResourceEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize' | 'initiatorType'
>;

export interface TraceEntries {
  marks: readonly TraceMark[];
  resources: readonly ResourceEntry[];
}

/** `tp:mfe-jobs:app:load` as name and moment; null for a mark of other code. */
export function toTraceMark({ name, startTime }: Pick<PerformanceEntry, 'name' | 'startTime'>): TraceMark | null {
  if (!name.startsWith(tracePrefix)) return null;
  const end = name.lastIndexOf(':');
  const moment = name.slice(end + 1) as TraceMoment;
  return { name: name.slice(tracePrefix.length, end), moment, at: startTime };
}

/** Names of a remote's roots: its app, then its fragments. */
export function rootsOf({ id, fragments }: Pick<PageRemote, 'id' | 'fragments'>): string[] {
  return [id, ...Object.keys(fragments).map((name) => `${id}-${name}`)];
}

/** The part whose load is traced. */
export interface PartTrace {
  /** Address of the folder with its files. */
  base: string;
  /** Name of the federation container. */
  container: string;
  id: string;
  roots: readonly string[];
  /** Whether the registry has a hash of the entry, which has those of its chunks. */
  isVerified: boolean;
  /** File name of the entry, which is linked before the others are evaluated. */
  entry: string;
}

export interface Trace {
  phases: readonly TracePhase[];
  files: readonly LoadedFile[];
  attempts: number;
  /** Roots that are mounted, and whether they were hydrated. */
  mounted: ReadonlyMap<string, boolean>;
  isLoading: boolean;
}

const times = (marks: readonly TraceMark[], ...moments: readonly TraceMoment[]) =>
  marks.filter(({ moment }) => moments.includes(moment)).map(({ at }) => at);
const first = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values));
const last = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The phases of a part's load in this page view. Files that several of its exposes need are fetched and linked once, so the part
 * has one trace. `now` ends a phase that has not ended; `failedAt`: when its last error was reported, or null.
 */
export function traceOf(
  part: PartTrace,
  { marks, resources }: TraceEntries,
  { now, revision, failedAt }: { now: number; revision: number | null; failedAt: number | null },
): Trace {
  const loads = marks.filter(({ name }) => name.startsWith(`${part.id}:`));
  const roots = marks.filter(({ name }) => part.roots.includes(name));
  const [resolved, loaded] = [first(times(loads, 'resolve')), last(times(loads, 'loaded'))];
  const started = first(times(loads, 'load'));
  const attempts = mostAttempts(loads);
  const firstMount = first(times(roots, 'mount', 'hydrate'));
  // The shell has no loader, so its first root is the end of its evaluation. Files on demand come later.
  const ready = loads.length === 0 ? firstMount : loaded;
  const used = resources.filter(({ name, startTime }) => name.startsWith(part.base) && startTime <= (ready ?? now));
  const files = used.map((entry) => toFile(entry, part));
  const linked = last(
    times(
      marks.filter(({ name }) => name === part.container),
      'linked',
    ),
  );
  const fetched = last(used.map(({ responseEnd }) => responseEnd));
  const linkFrom = Math.max(started ?? 0, entryEnd(used, part));
  const evaluateFrom = Math.max(linked ?? 0, fetched ?? 0, started ?? 0);
  const mounted = mountedRoots(roots);
  const isLoading = failedAt === null && (started !== null || roots.length > 0) && isPending(loads, roots);
  const waited = linked === null ? 0 : linkFrom - (fetched ?? linkFrom);
  const phase = (name: TracePhase['name'], from: number | null, to: number | null, note: string): TracePhase[] =>
    from === null || to === null || to < from
      ? []
      : [{ name, startMs: tenth(from), durationMs: tenth(to - from), attempt: 1, failed: false, note }];

  const inPage = `Registry ${revision ?? 'of the page'}${revision === null ? '' : ' in the page'}; no request`;
  return {
    files,
    attempts,
    mounted,
    isLoading,
    phases: [
      ...phase('resolve', resolved, started, inPage),
      ...phase('fetch', first(used.map(({ startTime }) => startTime)), fetched, fetchNote(files)),
      ...(waited >= 1 ? phase('wait', fetched, linkFrom, 'Waits for the platform') : []),
      ...phase('link', linked === null ? null : linkFrom, linked, linkNote(waited)),
      ...(ready === null
        ? failedTries(loads, failedAt)
        : phase(
            'evaluate',
            evaluateFrom,
            ready,
            attempts > 1 ? `Loaded at try ${attempts}` : 'Loaded at the first try',
          )),
      ...phase('mount', firstMount, mountEnd(roots, isLoading ? now : null), mountNote(mounted)),
    ],
  };
}

const toFile = (
  { name, encodedBodySize, initiatorType }: ResourceEntry,
  { base, isVerified }: PartTrace,
): LoadedFile => ({
  name: name.slice(base.length),
  bytes: encodedBodySize,
  preloaded: initiatorType === 'link',
  integrity: isVerified,
});

const entryEnd = (used: readonly ResourceEntry[], { base, entry }: PartTrace) =>
  used.find(({ name }) => name === base + entry)?.responseEnd ?? 0;

/** Attempts of the expose that had most of them. Each load after a success is a new one. */
function mostAttempts(loads: readonly TraceMark[]): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const { name, moment } of loads) {
    if (moment === 'resolve') counts.set(name, 0);
    if (moment !== 'load') continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    most = Math.max(most, counts.get(name) ?? 0);
  }
  return most;
}

/** Whether a load has begun without an end, or a root. */
function isPending(loads: readonly TraceMark[], roots: readonly TraceMark[]): boolean {
  const pending = new Set<string>();
  for (const { name, moment } of [...loads, ...roots]) {
    if (moment === 'loaded' || moment === 'mounted') pending.delete(name);
    else pending.add(name);
  }
  return pending.size > 0;
}

function mountedRoots(roots: readonly TraceMark[]): Map<string, boolean> {
  const mounted = new Map<string, boolean>();
  const hydrates = new Map<string, boolean>();
  for (const { name, moment } of roots) {
    if (moment === 'mounted') mounted.set(name, hydrates.get(name) ?? false);
    else hydrates.set(name, moment === 'hydrate');
  }
  return mounted;
}

/** End of the first mount of every root: a later one belongs to a return to the page. */
function mountEnd(roots: readonly TraceMark[], now: number | null): number | null {
  const ends = new Map<string, number>();
  for (const { name, moment, at } of roots) {
    if (moment === 'mounted' && !ends.has(name)) ends.set(name, at);
  }
  return now ?? last([...ends.values()]);
}

/** One short bar per attempt: when each of them failed is not known, except for the last. */
function failedTries(loads: readonly TraceMark[], failedAt: number | null): TracePhase[] {
  const tries = times(loads, 'load');
  if (failedAt === null) return [];
  return tries.map((at, index) => ({
    name: 'evaluate',
    startMs: tenth(at),
    durationMs: 0,
    attempt: index + 1,
    failed: true,
    note: `Try ${index + 1} failed${index === tries.length - 1 ? ` at ${Math.round(failedAt)} ms` : ''}`,
  }));
}

function fetchNote(files: readonly LoadedFile[]): string {
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const count = (matching: number, word: string) => (matching === files.length ? word : `${matching} ${word}`);
  const preloaded = files.filter((file) => file.preloaded).length;
  const hashed = files.filter((file) => file.integrity).length;
  return [
    `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    `${kilobytes.toFixed(1)} KB`,
    ...(preloaded > 0 ? [count(preloaded, 'preloaded')] : []),
    `${hashed === files.length ? 'all' : hashed} with integrity`,
  ].join(', ');
}

const linkNote = (waited: number) =>
  waited >= 1
    ? `Shared libraries of the shell; waited ${Math.round(waited)} ms for it`
    : 'Shared libraries of the shell';

function mountNote(mounted: ReadonlyMap<string, boolean>): string {
  const hydrated = [...mounted.values()].filter(Boolean).length;
  const slots = (count: number) => `${count} ${count === 1 ? 'slot' : 'slots'}`;
  const rendered = mounted.size - hydrated;
  const parts = [
    ...(hydrated > 0 ? [`hydrated ${slots(hydrated)}`] : []),
    ...(rendered > 0 ? [`rendered ${slots(rendered)}`] : []),
  ];
  const text = parts.join(', ');
  return text === '' ? 'Not finished' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** From the first to the last moment of its own load. */
export function durationOf(phases: readonly TracePhase[]): number | null {
  const start = first(phases.map(({ startMs }) => startMs));
  const end = last(phases.map(({ startMs, durationMs }) => startMs + durationMs));
  return start === null || end === null ? null : end - start;
}
