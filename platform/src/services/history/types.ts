import type { Location, NavigationType, Navigator, To } from 'react-router-dom';

/** Where the page is, and how it came there. A new object for every move, so that identity tells a change. */
export interface HistorySnapshot {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A move that a blocker holds back. */
export interface BlockedNavigation {
  readonly location: Location;
  readonly action: NavigationType;
  /** Makes the move after all, without asking again. */
  proceed(): void;
}

export type Blocker = (navigation: BlockedNavigation) => void;

/** What a router reads: fits `useSyncExternalStore`. */
export interface HistorySource {
  readonly get: () => HistorySnapshot;
  readonly listen: (listener: () => void) => () => void;
  /** What a root takes the server's content over with, wherever the page has gone meanwhile; `get` unless told. */
  readonly getWritten?: () => HistorySnapshot;
}

/** The page's one history. Every root's router navigates through it. */
export interface PlatformHistory extends HistorySource, Navigator {
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /** Holds every move back, and asks before the page is closed, until the returned function is called. */
  readonly block: (blocker: Blocker) => () => void;
  /**
   * A layer over the page, such as a drawer, until the returned function is called: the next move back calls `close` and
   * stays on the page. A move to another address leaves the layer as it is.
   */
  readonly addLayer: (close: () => void) => () => void;
}
