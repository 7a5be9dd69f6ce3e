import { createPath, type Location, type To } from 'react-router-dom';

/** State of a browser history entry: the router's state, a key, and the entry's index. */
export interface EntryState {
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
