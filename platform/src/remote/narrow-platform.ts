import type { Language } from 'shared-contracts';
import type { Session } from '../services/session/session';
import type { ToastMessage } from '../services/toast/toast';

/** Something that changes while a remote stands: fits `useSyncExternalStore`. */
export interface Readable<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * All that an isolated remote gets of the platform. It shares no library and no store with the page, so that nothing of
 * either can break the other; plain values and functions are what crosses.
 */
export interface NarrowPlatform {
  readonly language: Readable<Language>;
  readonly session: Readable<Session>;
  /** Path, query and fragment of the page; stands still while it belongs to another remote. */
  readonly address: Readable<string>;
  /** To a path of the site; `replace` gives it the place of the page in the history. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  readonly toast: (message: ToastMessage) => void;
  readonly report: (id: string, error: unknown) => void;
}
