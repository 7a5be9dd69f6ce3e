import { NavigationType, type Location, type To } from 'react-router-dom';
import { createValueStore, type ValueStore } from '../value-store';
import { resolveTo, toHref, type Blocker, type HistorySnapshot, type PlatformHistory } from './history';

const base = 'http://localhost';

class MemoryHistory implements PlatformHistory {
  readonly #current: ValueStore<HistorySnapshot>;
  readonly #blockers = new Set<Blocker>();
  readonly #layers = new Set<() => void>();
  readonly #entries: Location[];
  #index = 0;

  constructor(path: string) {
    const location = { ...resolveTo(path, base), key: 'default' };
    this.#entries = [location];
    this.#current = createValueStore<HistorySnapshot>({ location, action: NavigationType.Pop });
  }

  // Arrow functions throughout: React and react-router take the methods off the object and call them bare.
  get = () => this.#current.get();

  listen = (listener: () => void) => this.#current.subscribe(listener);

  push = (to: To, state?: unknown) => {
    const location = this.#resolve(to, state);
    this.#guard(NavigationType.Push, location, () => {
      this.#entries.splice(++this.#index, Infinity, location);
      this.#commit(NavigationType.Push);
    });
  };

  replace = (to: To, state?: unknown) => {
    const location = this.#resolve(to, state);
    this.#guard(NavigationType.Replace, location, () => {
      this.#entries[this.#index] = location;
      this.#commit(NavigationType.Replace);
    });
  };

  go = (delta: number) => {
    const layer = [...this.#layers].at(-1);
    if (delta === -1 && layer !== undefined) return layer();
    const location = this.#entries[this.#index + delta];
    if (location === undefined) return;
    this.#guard(NavigationType.Pop, location, () => {
      this.#index += delta;
      this.#commit(NavigationType.Pop);
    });
  };

  createHref = (to: To) => toHref(to) || '/';

  encodeLocation = (to: To) => this.#resolve(to, null);

  block = (blocker: Blocker) => {
    this.#blockers.add(blocker);
    return () => void this.#blockers.delete(blocker);
  };

  addLayer = (close: () => void) => {
    this.#layers.add(close);
    return () => void this.#layers.delete(close);
  };

  #resolve(to: To, state: unknown): Location {
    const { pathname, search, hash } = this.#current.get().location;
    return resolveTo(to, `${base}${pathname}${search}${hash}`, state ?? null);
  }

  #guard(action: NavigationType, location: Location, proceed: () => void) {
    const blocker = [...this.#blockers].at(-1);
    if (blocker === undefined) proceed();
    else blocker({ action, location, proceed });
  }

  #commit(action: NavigationType) {
    const location = this.#entries[this.#index];
    if (location === undefined) return;
    this.#current.set({ location, action });
  }
}

/** History without a browser, for the server (where it does not change) and for tests. */
export function createMemoryHistory(path: string): PlatformHistory {
  return new MemoryHistory(path);
}
