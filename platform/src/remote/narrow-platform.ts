import type { Language } from 'shared-contracts';
import type { Session } from '../services/session/session';
import type { ToastMessage } from '../services/toast/toast';

/** An observable value, compatible with `useSyncExternalStore`. */
export interface Readable<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The platform API of isolated remotes. It passes only plain values and functions, because an isolated remote shares no
 * library and no store with the page.
 */
export interface NarrowPlatform {
  readonly language: Readable<Language>;
  readonly session: Readable<Session>;
  /** Path, query and hash of the page. It does not change while the URL belongs to another remote. */
  readonly address: Readable<string>;
  /** Navigates to a path of the site. `replace` replaces the current history entry. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  readonly toast: (message: ToastMessage) => void;
  readonly report: (id: string, error: unknown) => void;
}
