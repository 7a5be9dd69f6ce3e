import { createPath, type Location, type NavigationType, type Navigator, type To } from 'react-router-dom';

/** Location and navigation type of the page. Each navigation creates a new object, so changes can be detected by identity. */
export interface HistorySnapshot {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A navigation that was blocked. */
export interface BlockedNavigation {
  readonly location: Location;
  readonly action: NavigationType;
  /** Continues the navigation without calling blockers again. */
  proceed(): void;
}

export type Blocker = (navigation: BlockedNavigation) => void;

/** Read side of the history, compatible with `useSyncExternalStore`. */
export interface HistorySource {
  readonly get: () => HistorySnapshot;
  readonly listen: (listener: () => void) => () => void;
  /** Snapshot for hydration, which must match the server content even if the page has navigated since. Default: `get`. */
  readonly getWritten?: () => HistorySnapshot;
}

/** The page's history, shared by the routers of all roots. */
export interface PlatformHistory extends HistorySource, Navigator {
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /** Blocks navigations and asks before the page is closed, until the returned function is called. */
  readonly block: (blocker: Blocker) => () => void;
  /**
   * Registers a layer over the page, such as a drawer, until the returned function is called. The next back navigation calls
   * `close` and stays on the page. Other navigations do not affect the layer.
   */
  readonly addLayer: (close: () => void) => () => void;
}

/**
 * A view of the history that does not change while the URL belongs to another remote. Without it an unmounting root would
 * render "no match" for a frame. It also stores the location at its creation.
 */
export function createScopedHistory(history: HistorySource, owns: (pathname: string) => boolean): HistorySource {
  const written = history.get();
  let last = written;
  return {
    getWritten: () => written,
    listen: history.listen,
    get: () => {
      const now = history.get();
      if (now !== last && owns(now.location.pathname)) last = now;
      return last;
    },
  };
}

/** State of a browser history entry: the router's state, a key, and the entry's index. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** State of the current entry; null for an entry that was not created here (a plain `#hash` link). */
export function readEntry(history: History): EntryState | null {
  const state: unknown = history.state;
  return isEntryState(state) ? state : null;
}

function isEntryState(state: unknown): state is EntryState {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
}

export function readLocation(page: Window): Location {
  const { pathname, search, hash } = page.location;
  const entry = readEntry(page.history);
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

export function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Resolves a target against an absolute URL. */
export function resolveTo(to: To, base: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(toHref(to), base);
  return { pathname, search, hash, state, key: newKey() };
}
