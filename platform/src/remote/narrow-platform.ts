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
  readonly navigate: (to: string) => void;
  readonly toast: (message: ToastMessage) => void;
  readonly report: (id: string, error: unknown) => void;
}
