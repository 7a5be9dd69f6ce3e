import { NavigationType, type Location, type To } from 'react-router-dom';
import { newKey, readEntry, readLocation, resolveTo, toHref } from './entry';
import type { Blocker, HistorySnapshot, PlatformHistory } from './types';

type Write = NavigationType.Push | NavigationType.Replace;

/** single-spa announces its own moves by an artificial popstate, which would make every PUSH a POP. */
const isArtificial = (event: PopStateEvent) => 'singleSpa' in event;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

class BrowserHistory implements PlatformHistory {
  readonly #page: Window;
  readonly #listeners = new Set<() => void>();
  readonly #blockers = new Set<Blocker>();
  #index: number;
  #snapshot: HistorySnapshot;
  /** Set while the browser goes back to where a held POP started. */
  #afterRevert: (() => void) | null = null;
  #passing = false;
  readonly #layers = new Set<() => void>();
  /** The current entry is that of the layers: a copy of the page's own, which lies below it. */
  #onLayerEntry = false;
  /** Moves that wait while the browser goes back from the entry of the layers; null: it does not. */
  #afterLayerEntry: (() => void)[] | null = null;

  constructor(page: Window) {
    this.#page = page;
    this.#index = this.#ensureEntry(0);
    this.#snapshot = { location: readLocation(page), action: NavigationType.Pop };
    page.addEventListener('popstate', this.#onPopState);
  }

  // Arrow functions throughout: React and react-router take the methods off the object and call them bare.
  get = () => this.#snapshot;

  listen = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

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
    else this.#ask(action, resolveTo(to, this.#page.location.href, state), write);
  }

  /** The entry of open layers becomes that of the new address; layers that stay open get another one. */
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

  /** The browser is at the page's own entry again: the same address, so that nobody hears of it. */
  #finishDrop(event: PopStateEvent, waiting: readonly (() => void)[]) {
    event.stopImmediatePropagation();
    this.#index = readEntry(this.#page.history)?.idx ?? this.#index;
    this.#afterLayerEntry = null;
    for (const move of waiting) move();
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

  /** A move past the page's own entry closes every layer. */
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
    if (this.#afterLayerEntry !== null) return this.#finishDrop(event, this.#afterLayerEntry);
    const index = readEntry(this.#page.history)?.idx ?? null;
    if (this.#onLayerEntry && index === this.#index - 1) return this.#closeLayer(event);
    if (this.#onLayerEntry && index !== null) this.#closeLayers();
    const delta = (index ?? this.#index) - this.#index;
    if (this.#blockers.size > 0 && !this.#passing && delta !== 0) return this.#revert(event, delta);
    this.#passing = false;
    this.#ensureEntry(this.#index + 1);
    this.#commit(NavigationType.Pop);
  };

  /** Goes back to where the person was, unheard by single-spa so that nothing unmounts, and asks from there. */
  #revert(event: PopStateEvent, delta: number) {
    event.stopImmediatePropagation();
    const target = readLocation(this.#page);
    const proceed = () => {
      this.#passing = true;
      this.go(delta);
    };
    this.#afterRevert = () => this.#ask(NavigationType.Pop, target, proceed);
    this.go(-delta);
  }

  #finishRevert(event: PopStateEvent) {
    event.stopImmediatePropagation();
    const ask = this.#afterRevert;
    this.#afterRevert = null;
    ask?.();
  }

  #ask(action: NavigationType, location: Location, proceed: () => void) {
    [...this.#blockers].at(-1)?.({ action, location, proceed });
  }

  #commit(action: NavigationType) {
    this.#index = readEntry(this.#page.history)?.idx ?? this.#index;
    this.#snapshot = { location: readLocation(this.#page), action };
    for (const listener of this.#listeners) listener();
  }

  /** Gives an entry that others made (the first one, a plain `#hash` link) its position. */
  #ensureEntry(index: number): number {
    const { history } = this.#page;
    const known = readEntry(history);
    if (known !== null) return known.idx;
    history.replaceState({ usr: null, key: newKey(), idx: index }, '');
    return index;
  }
}

/**
 * The history over the browser's own. Must be made before single-spa is evaluated: its popstate listener has to be the
 * first one, or single-spa hears of moves that a blocker takes back.
 */
export function createBrowserHistory(page: Window): PlatformHistory {
  return new BrowserHistory(page);
}
