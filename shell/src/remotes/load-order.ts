import { hydrateAttribute } from 'shared-contracts';

/**
 * The order in which a page's fragments are loaded: those in the window first. Content of the server below the window is readable,
 * and its scripts would take bandwidth and processor time from what the visitor sees.
 */
export class LoadOrder {
  readonly #first = new Set<Promise<unknown>>();

  /** Loads now, or, for server content below the window, after all fragments in the window are mounted or have failed. */
  async take<Value>(slot: Element, load: () => Promise<Value>): Promise<Value> {
    if (isReadableBelow(slot)) await Promise.allSettled(this.#first);
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
