import { NavigationType, type Location, type To } from 'react-router-dom';
import { createValueStore, type ValueStore } from '../value-store';
import {
  newKey,
  readEntry,
  readLocation,
  resolveTo,
  toHref,
  type Blocker,
  type HistorySnapshot,
  type PlatformHistory,
} from './history';

type Write = NavigationType.Push | NavigationType.Replace;

/** single-spa dispatches an artificial popstate for its navigations, which would turn every PUSH into a POP. */
const isArtificial = (event: PopStateEvent) => 'singleSpa' in event;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

class BrowserHistory implements PlatformHistory {
  readonly #page: Window;
  readonly #current: ValueStore<HistorySnapshot>;
  readonly #blockers = new Set<Blocker>();
  #index: number;
  /** Set while a blocked POP is being reverted. */
  #afterRevert: (() => void) | null = null;
  #isProceeding = false;
  readonly #layers = new Set<() => void>();
  /** Whether the current entry is the layers' entry, a copy of the page's entry below it. */
  #onLayerEntry = false;
  /** Navigations that are queued while the browser goes back from the layers' entry; null otherwise. */
  #afterLayerEntry: (() => void)[] | null = null;

  constructor(page: Window) {
    this.#page = page;
    this.#index = this.#ensureEntry(0);
    this.#current = createValueStore<HistorySnapshot>({ location: readLocation(page), action: NavigationType.Pop });
    page.addEventListener('popstate', this.#onPopState);
  }

  // Arrow functions throughout: React and react-router take the methods off the object and call them bare.
  get = () => this.#current.get();

  listen = (listener: () => void) => this.#current.subscribe(listener);

  push = (to: To, state?: unknown) => {
    this.#move(NavigationType.Push, to, state);
  };

  replace = (to: To, state?: unknown) => {
    this.#move(NavigationType.Replace, to, state);
  };

  go = (delta: number) => {
    this.#page.history.go(delta);
  };

  createHref = (to: To) => toHref(to) || '/';

  encodeLocation = (to: To) => resolveTo(to, this.#page.location.href);

  block = (blocker: Blocker) => {
    if (this.#blockers.size === 0) this.#page.addEventListener('beforeunload', askBeforeUnload);
    this.#blockers.add(blocker);
    return () => {
      this.#blockers.delete(blocker);
      if (this.#blockers.size === 0) this.#page.removeEventListener('beforeunload', askBeforeUnload);
    };
  };

  addLayer = (close: () => void) => {
    this.#layers.add(close);
    this.#pushLayerEntry();
    return () => {
      this.#layers.delete(close);
      if (this.#layers.size === 0) this.#dropLayerEntry();
    };
  };

  #move(action: Write, to: To, state: unknown) {
    if (this.#afterLayerEntry !== null) {
      this.#afterLayerEntry.push(() => this.#move(action, to, state));
      return;
    }
    const write = () => this.#write(action, to, state);
    if (this.#blockers.size === 0) write();
    else this.#callBlockers(action, resolveTo(to, this.#page.location.href, state), write);
  }

  /** Reuses the layers' entry for the new URL. Layers that stay open get a new entry. */
  #write(action: Write, to: To, state: unknown) {
    const isPush = action === NavigationType.Push && !this.#onLayerEntry;
    const entry = { usr: state ?? null, key: newKey(), idx: isPush ? this.#index + 1 : this.#index };
    if (isPush) this.#page.history.pushState(entry, '', toHref(to));
    else this.#page.history.replaceState(entry, '', toHref(to));
    if (this.#onLayerEntry) this.#page.setTimeout(() => this.#pushLayerEntry());
    this.#onLayerEntry = false;
    this.#commit(action);
  }

  #pushLayerEntry() {
    if (this.#layers.size === 0 || this.#onLayerEntry || this.#afterLayerEntry !== null) return;
    this.#index += 1;
    this.#page.history.pushState({ ...readEntry(this.#page.history), idx: this.#index }, '');
    this.#onLayerEntry = true;
  }

  #dropLayerEntry() {
    if (!this.#onLayerEntry) return;
    this.#onLayerEntry = false;
    this.#afterLayerEntry = [];
    this.go(-1);
  }

  /** The browser is at the page's entry again. The URL is unchanged, so listeners are not notified. */
  #onLayerEntryDropped(event: PopStateEvent, queued: readonly (() => void)[]) {
    event.stopImmediatePropagation();
    this.#index = readEntry(this.#page.history)?.idx ?? this.#index;
    this.#afterLayerEntry = null;
    for (const move of queued) move();
    this.#pushLayerEntry();
  }

  #closeLayer(event: PopStateEvent) {
    event.stopImmediatePropagation();
    this.#index -= 1;
    this.#onLayerEntry = false;
    const top = [...this.#layers].at(-1);
    if (top === undefined) return;
    this.#layers.delete(top);
    top();
    this.#pushLayerEntry();
  }

  /** A navigation beyond the page's entry closes all layers. */
  #closeLayers() {
    this.#index -= 1;
    this.#onLayerEntry = false;
    const open = [...this.#layers];
    this.#layers.clear();
    for (const close of open) close();
  }

  #onPopState = (event: PopStateEvent) => {
    if (isArtificial(event)) return;
    if (this.#afterRevert !== null) return this.#finishRevert(event);
    if (this.#afterLayerEntry !== null) return this.#onLayerEntryDropped(event, this.#afterLayerEntry);
    const index = readEntry(this.#page.history)?.idx ?? null;
    if (this.#onLayerEntry && index === this.#index - 1) return this.#closeLayer(event);
    if (this.#onLayerEntry && index !== null) this.#closeLayers();
    const delta = (index ?? this.#index) - this.#index;
    if (this.#blockers.size > 0 && !this.#isProceeding && delta !== 0) return this.#revert(event, delta);
    this.#isProceeding = false;
    this.#ensureEntry(this.#index + 1);
    this.#commit(NavigationType.Pop);
  };

  /** Reverts a POP, hidden from single-spa so nothing unmounts, and then calls the blocker. */
  #revert(event: PopStateEvent, delta: number) {
    event.stopImmediatePropagation();
    const target = readLocation(this.#page);
    const proceed = () => {
      this.#isProceeding = true;
      this.go(delta);
    };
    this.#afterRevert = () => this.#callBlockers(NavigationType.Pop, target, proceed);
    this.go(-delta);
  }

  #finishRevert(event: PopStateEvent) {
    event.stopImmediatePropagation();
    const afterRevert = this.#afterRevert;
    this.#afterRevert = null;
    afterRevert?.();
  }

  #callBlockers(action: NavigationType, location: Location, proceed: () => void) {
    [...this.#blockers].at(-1)?.({ action, location, proceed });
  }

  #commit(action: NavigationType) {
    this.#index = readEntry(this.#page.history)?.idx ?? this.#index;
    this.#current.set({ location: readLocation(this.#page), action });
  }

  /** Assigns an index to an entry that was not created here (the first one, a plain `#hash` link). */
  #ensureEntry(index: number): number {
    const { history } = this.#page;
    const known = readEntry(history);
    if (known !== null) return known.idx;
    history.replaceState({ usr: null, key: newKey(), idx: index }, '');
    return index;
  }
}

/**
 * History over the browser's history. Must be created before single-spa is evaluated, because its popstate listener must run
 * first to hide blocked navigations from single-spa.
 */
export function createBrowserHistory(page: Window): PlatformHistory {
  return new BrowserHistory(page);
}
