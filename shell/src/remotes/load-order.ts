import { hydrateAttribute } from 'shared-contracts';

/** Milliseconds. A remote that hangs must not delay the fragments of others. */
const longestWait = 1000;

/**
 * The order in which a page's fragments are loaded: those in the viewport first. Server-rendered fragments below the viewport are readable
 * without scripts, which would take bandwidth and processor time from what the visitor sees.
 */
export class LoadOrder {
  readonly #first = new Set<Promise<unknown>>();

  /** Loads immediately. A server-rendered fragment below the viewport waits until those in it are mounted or have failed, at most a second. */
  async schedule<Value>(slot: Element, load: () => Promise<Value>): Promise<Value> {
    if (isReadableBelow(slot)) {
      const longest = new Promise((resolve) => setTimeout(resolve, longestWait));
      await Promise.race([Promise.allSettled(this.#first), longest]);
    }
    return load();
  }

  /** `mounted` settles when the fragment in the slot is mounted or has failed. */
  follow(slot: Element, mounted: Promise<unknown>): void {
    if (isReadableBelow(slot)) return;
    this.#first.add(mounted);
    const end = () => this.#first.delete(mounted);
    mounted.then(end, end);
  }
}

const isReadableBelow = (slot: Element) =>
  slot.hasAttribute(hydrateAttribute) && slot.getBoundingClientRect().top >= window.innerHeight;
