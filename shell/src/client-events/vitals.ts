import { clientEventLimits, shellEvents, type ClientEvent, type Vital, type VitalName } from 'shared-contracts';
import { ownScriptIn } from './scripts';

// Own implementation, after web-vitals: that library reports once per document and knows no remotes; here each page view of the
// single-page app and each remote is measured. It is loaded on demand.

const { blockedMilliseconds: blockedAfter, milliseconds: longest } = clientEventLimits;
/** Milliseconds of a task that count as short. */
const shortTask = 50;
/** CLS: shifts at most 1 s apart, in windows of at most 5 s. */
const [sessionGap, sessionLength] = [1000, 5000];

/** Fields of entries that TypeScript's DOM types lack. */
interface MeasuredEntry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly target?: Node | null;
  readonly interactionId?: number;
  readonly hadRecentInput?: boolean;
  readonly value?: number;
  readonly sources?: readonly { node?: Node | null }[];
  readonly scripts?: readonly { sourceURL: string; duration: number }[];
}

export interface VitalsOptions {
  /** The remote of a node's part of the page, or the page's own. */
  ownerOf: (node: Node | null | undefined) => string;
  onBlocked: (event: ClientEvent) => void;
}

export interface Vitals {
  /** The measurements of the page view so far; begins the next one. */
  readonly take: () => readonly Vital[];
}

/** Measures largest paint, delays of input, shifts and long tasks, from the beginning of the document. */
export function measureVitals({ ownerOf, onBlocked }: VitalsOptions): Vitals {
  const values = new Map<string, Vital>();
  const set = (name: VitalName, remote: string, combine: (before: number) => number) => {
    const key = `${name} ${remote}`;
    const value = combine(values.get(key)?.value ?? 0);
    values.set(key, {
      name,
      remote,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : milliseconds(value),
    });
  };
  let paint: Vital | null = null;
  const shifts = createShiftWindows();

  observe('largest-contentful-paint', (entry) => {
    if (!wasHiddenBefore(entry.startTime)) {
      paint = { name: 'LCP', value: milliseconds(entry.startTime), remote: ownerOf(entry.element) };
    }
  });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput === true) return;
    const remote = ownerOf(entry.sources?.[0]?.node);
    const score = shifts(remote, entry.startTime, entry.value ?? 0);
    set('CLS', remote, (before) => Math.max(before, score));
  });
  observe('event', (entry) => {
    if (!entry.interactionId) return;
    set('INP', ownerOf(entry.target), (before) => Math.max(before, entry.duration));
  });
  observeTasks((duration, script) => {
    const remote = script ?? ownerOf(null);
    set('long-task', remote, (before) => before + duration - shortTask);
    if (duration >= blockedAfter) onBlocked(blockedEvent(remote, duration));
  });

  return {
    take() {
      const taken = [...(paint === null ? [] : [paint]), ...values.values()];
      paint = null;
      values.clear();
      return taken;
    },
  };
}

const milliseconds = (value: number) => Math.min(Math.round(value), longest);

/** A tab that was opened in the background paints when it is shown. */
const wasHiddenBefore = (time: number) =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime <= time);

const blockedEvent = (remote: string, duration: number): ClientEvent => ({
  remote,
  kind: 'blocked',
  code: 'TP-508',
  milliseconds: milliseconds(duration),
});

function isSupported(type: string): boolean {
  return typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes(type);
}

function observe(type: string, onEntry: (entry: MeasuredEntry) => void): void {
  if (!isSupported(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) });
}

/** Calls `onTask` with the duration of each long task and the remote whose script took most of it, if it is known. */
function observeTasks(onTask: (duration: number, remote: string | null) => void): void {
  if (isSupported('long-animation-frame')) {
    observe('long-animation-frame', (entry) => onTask(entry.duration, remoteOf(entry.scripts ?? [])));
  } else if (isSupported('longtask')) {
    observe('longtask', (entry) => onTask(entry.duration, null));
  } else {
    observeGaps((duration) => onTask(duration, null));
  }
}

function remoteOf(scripts: readonly { sourceURL: string; duration: number }[]): string | null {
  const [script] = scripts.toSorted((one, other) => other.duration - one.duration);
  return ownScriptIn(script?.sourceURL ?? '')?.remote ?? null;
}

/** For browsers without an observer of tasks: a timer that runs late after a blocked main thread. */
function observeGaps(onGap: (duration: number) => void): void {
  let before = performance.now();
  // A hidden page has slow timers.
  document.addEventListener('visibilitychange', () => (before = performance.now()));
  setInterval(() => {
    const now = performance.now();
    const late = now - before - blockedAfter;
    before = now;
    if (late >= blockedAfter && document.visibilityState === 'visible') onGap(late);
  }, blockedAfter);
}

/** Score of the shift's window, per remote. */
export function createShiftWindows(): (remote: string, time: number, score: number) => number {
  const windows = new Map<string, { first: number; last: number; score: number }>();
  return (remote, time, score) => {
    const open = windows.get(remote);
    const continues = open !== undefined && time - open.last < sessionGap && time - open.first < sessionLength;
    const next = continues
      ? { first: open.first, last: time, score: open.score + score }
      : { first: time, last: time, score };
    windows.set(remote, next);
    return next.score;
  };
}

/** The remote whose element contains a node: of a fragment, else of a page. */
export function remoteOfNode(node: Node | null | undefined, fallback: string): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const part = element?.closest('[data-fragment], [id^="remote-"], [id^="shell-"]');
  if (part === null || part === undefined) return fallback;
  const fragment = part.getAttribute('data-fragment');
  if (fragment !== null) return fragment.split(':', 1)[0] ?? fallback;
  return part.id.startsWith('remote-') ? part.id.slice('remote-'.length) : shellEvents;
}
